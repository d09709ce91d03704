#include "values.h"

#include <math.h>

bezier_curve bezier_make(double x1, double y1, double x2, double y2) {
    bezier_curve curve;
    curve.cx = 3 * x1;
    curve.bx = 3 * (x2 - x1) - curve.cx;
    curve.ax = 1 - curve.cx - curve.bx;
    curve.cy = 3 * y1;
    curve.by = 3 * (y2 - y1) - curve.cy;
    curve.ay = 1 - curve.cy - curve.by;
    return curve;
}

static double bezier_value(const bezier_curve *c, double x) {
    double t = x;
    for (int i = 0; i < 12; i++) {
        double error = ((c->ax * t + c->bx) * t + c->cx) * t - x;
        if (fabs(error) < 1e-12) return ((c->ay * t + c->by) * t + c->cy) * t;
        double slope = (3 * c->ax * t + 2 * c->bx) * t + c->cx;
        if (fabs(slope) < 1e-9) break;
        t -= error / slope;
    }
    double low = 0, high = 1;
    t = x;
    for (int i = 0; i < 60; i++) {
        double error = ((c->ax * t + c->bx) * t + c->cx) * t - x;
        if (fabs(error) < 1e-12) break;
        if (error > 0) high = t;
        else low = t;
        t = (low + high) / 2;
    }
    return ((c->ay * t + c->by) * t + c->cy) * t;
}

double bezier_sum(const bezier_curve *curve, double from, double to, long count) {
    double sum = 0;
    for (long i = 0; i < count; i++) sum += from + (to - from) * bezier_value(curve, (double)i / (double)count);
    return sum;
}

double spring_sum(
    double stiffness, double damping, double velocity, double seconds, double from, double to, long count) {
    double omega = sqrt(stiffness), zeta = damping / (2 * omega);
    double decay = zeta * omega, rate = omega * sqrt(1 - zeta * zeta), swing = (decay - velocity) / rate;
    double sum = 0;
    for (long i = 0; i < count; i++) {
        double t = (double)i / (double)count * seconds;
        double p = 1 - exp(-decay * t) * (cos(rate * t) + swing * sin(rate * t));
        sum += from + (to - from) * p;
    }
    return sum;
}
