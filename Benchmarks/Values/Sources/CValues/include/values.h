// The same arithmetic as motif's, as a C programmer would write it: the yardstick of the benchmark.

/// A timing curve through (x1, y1) and (x2, y2), solved by Newton's method and, where that strays, by halving.
typedef struct {
    double ax, bx, cx, ay, by, cy;
} bezier_curve;

bezier_curve bezier_make(double x1, double y1, double x2, double y2);

/// The sum of `count` values of a property on its way from `from` to `to`, evenly spread over the duration.
double bezier_sum(const bezier_curve *curve, double from, double to, long count);

/// The same for a spring of mass 1.
double spring_sum(double stiffness, double damping, double velocity, double seconds, double from, double to, long count);
