// The same arithmetic as motif's, as a C programmer would write it: the yardstick of the benchmark.

/// Half of a timing curve, measured from its own end.
typedef struct {
    double ax, bx, cx, ay, by, cy, start, bend;
} bezier_half;

/// A timing curve, solved by Halley's method from either end.
typedef struct {
    bezier_half early, late;
} bezier_curve;

bezier_curve bezier_make(double x1, double y1, double x2, double y2);

/// The sum of `count` values of a property on its way from `from` to `to`, evenly spread over the duration.
double bezier_sum(const bezier_curve *curve, double from, double to, double seconds, long count);

/// The same for a spring of mass 1.
double spring_sum(double stiffness, double damping, double velocity, double seconds, double from, double to, long count);
