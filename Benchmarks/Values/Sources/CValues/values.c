#include "values.h"

#include <math.h>

static bezier_half half_make(double x1, double x2, double y1, double y2, double middle) {
    bezier_half half;
    half.ax = 1 - 3 * (x2 - x1);
    half.bx = 3 * (x2 - 2 * x1);
    half.cx = 3 * x1;
    half.ay = 1 - 3 * (y2 - y1);
    half.by = 3 * (y2 - 2 * y1);
    half.cy = 3 * y1;
    half.start = fmin(half.cx, 1 / middle);
    half.bend = 4 * (0.5 - half.start * middle) / (middle * middle);
    return half;
}

bezier_curve bezier_make(double x1, double y1, double x2, double y2) {
    double low = 0, high = 1;
    for (int i = 0; i < 100; i++) {
        double t = (low + high) / 2;
        if (((1 - 3 * (x2 - x1)) * t + 3 * (x2 - 2 * x1)) * t * t + 3 * x1 * t < 0.5) low = t;
        else high = t;
    }
    bezier_curve curve;
    curve.early = half_make(x1, x2, y1, y2, low);
    curve.late = half_make(1 - x2, 1 - x1, 1 - y2, 1 - y1, 1 - low);
    return curve;
}

static double half_value(const bezier_half *c, double x) {
    double t = 2 * x / (c->start + sqrt(fmax(0, c->start * c->start + c->bend * x)));
    for (int i = 0; i < 3; i++) {
        double error = ((c->ax * t + c->bx) * t + c->cx) * t - x;
        double curvature = 3 * c->ax * t + c->bx;
        double slope = (curvature + c->bx) * t + c->cx;
        t -= error * slope / (slope * slope - error * curvature);
    }
    return ((c->ay * t + c->by) * t + c->cy) * t;
}

double bezier_sum(const bezier_curve *curve, double from, double to, double seconds, long count) {
    double sum = 0;
    for (long i = 0; i < count; i++) {
        double x = (double)i / (double)count * seconds / seconds;
        double p = x <= 0.5 ? half_value(&curve->early, x) : 1 - half_value(&curve->late, 1 - x);
        sum += from + (to - from) * p;
    }
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
