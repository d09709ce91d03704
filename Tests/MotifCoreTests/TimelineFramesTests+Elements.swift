extension Frames {
    /// `dive-deeper`: the image from 361 × 220 at (16, 120) to 393 × 320 at (0, 0), the title from 200 × 28 at (32,
    /// 300) to 280 × 40 at (20, 340), whatever the screen; centers and scales by p of the spring of 0.5 s.
    ///
    /// `connect-the-dots`: the miniature from 80 × 100 at (20, H − 140) to the screen, its corners from 12 to 0, by the
    /// same p; `swipe` moves page, background and miniatures by −progress times W, 0.3·W and 80 + 10.
    static let elements = [
        Frames(
            "dive-deeper", "present", on: phone, at: [0, 0.1, 0.3, 0.5],
            [
                "fade.opacity": [0, 0.55723605053276, 0.97455908438258, 1],
                "phantom.image.center.x": [196.5, 196.5, 196.5, 196.5],
                "phantom.image.center.y": [230, 190.99347646271, 161.78086409322, 160],
                "phantom.image.scaleX": [1, 1.0493948853658, 1.0863875088649, 1.0886426592798],
                "phantom.image.scaleY": [1, 1.2532891138785, 1.4429814019921, 1.4545454545455],
                "phantom.title.center.x": [132, 147.60260941492, 159.28765436271, 160],
                "phantom.title.center.y": [314, 339.63285832451, 358.8297178816, 360],
                "phantom.title.scaleX": [1, 1.2228944202131, 1.389823633753, 1.4],
                "phantom.title.scaleY": [1, 1.2388154502283, 1.4176681790211, 1.4285714285714],
            ]),
        Frames(
            "dive-deeper", "dismiss", on: phone, at: [0, 0.1, 0.3, 0.5],
            [
                "fade.opacity": [1, 0.44276394946724, 0.02544091561742, 0],
                "phantom.image.center.x": [196.5, 196.5, 196.5, 196.5],
                "phantom.image.center.y": [160, 199.00652353729, 228.21913590678, 230],
                "phantom.image.scaleX": [1.0886426592798, 1.039247773914, 1.0022551504148, 1],
                "phantom.image.scaleY": [1.4545454545455, 1.2012563406669, 1.0115640525534, 1],
                "phantom.title.center.x": [160, 144.39739058508, 132.71234563729, 132],
                "phantom.title.center.y": [360, 334.36714167549, 315.1702821184, 314],
                "phantom.title.scaleX": [1.4, 1.1771055797869, 1.010176366247, 1],
                "phantom.title.scaleY": [1.4285714285714, 1.1897559783431, 1.0109032495503, 1],
            ]),
        Frames(
            "connect-the-dots", "open", on: phone, at: [0, 0.1, 0.3, 0.5],
            [
                "miniature.center.x": [60, 136.06272089772, 193.02731501822, 196.5],
                "miniature.center.y": [762, 574.76868702099, 434.54814764745, 426],
                "miniature.width": [80, 254.41488381676, 385.03699341175, 393],
                "miniature.height": [100, 519.04151000064, 832.8684314557, 852],
                "miniature.cornerRadius": [12, 5.3131673936068, 0.30529098740905, 0],
            ]),
        Frames(
            "connect-the-dots", "close", on: phone, at: [0, 0.1, 0.3, 0.5],
            [
                "miniature.center.x": [196.5, 120.43727910228, 63.472684981778, 60],
                "miniature.center.y": [426, 613.23131297901, 753.45185235255, 762],
                "miniature.width": [393, 218.58511618324, 87.963006588253, 80],
                "miniature.height": [852, 432.95848999936, 119.1315685443, 100],
                "miniature.cornerRadius": [0, 6.6868326063932, 11.694709012591, 12],
            ]),
        Frames(
            "connect-the-dots", "swipe", on: phone, at: [-1, -0.5, 0.25, 1],
            [
                "background.translation.x": [117.9, 58.95, -29.475, -117.9],
                "page.translation.x": [393, 196.5, -98.25, -393],
                "thumbnails.translation.x": [90, 45, -22.5, -90],
            ]),
        Frames(
            "dive-deeper", "present", on: tablet, at: [0, 0.1, 0.3, 0.5],
            [
                "fade.opacity": [0, 0.55723605053276, 0.97455908438258, 1],
                "phantom.image.center.x": [196.5, 196.5, 196.5, 196.5],
                "phantom.image.center.y": [230, 190.99347646271, 161.78086409322, 160],
                "phantom.image.scaleX": [1, 1.0493948853658, 1.0863875088649, 1.0886426592798],
                "phantom.image.scaleY": [1, 1.2532891138785, 1.4429814019921, 1.4545454545455],
                "phantom.title.center.x": [132, 147.60260941492, 159.28765436271, 160],
                "phantom.title.center.y": [314, 339.63285832451, 358.8297178816, 360],
                "phantom.title.scaleX": [1, 1.2228944202131, 1.389823633753, 1.4],
                "phantom.title.scaleY": [1, 1.2388154502283, 1.4176681790211, 1.4285714285714],
            ]),
        Frames(
            "dive-deeper", "dismiss", on: tablet, at: [0, 0.1, 0.3, 0.5],
            [
                "fade.opacity": [1, 0.44276394946724, 0.02544091561742, 0],
                "phantom.image.center.x": [196.5, 196.5, 196.5, 196.5],
                "phantom.image.center.y": [160, 199.00652353729, 228.21913590678, 230],
                "phantom.image.scaleX": [1.0886426592798, 1.039247773914, 1.0022551504148, 1],
                "phantom.image.scaleY": [1.4545454545455, 1.2012563406669, 1.0115640525534, 1],
                "phantom.title.center.x": [160, 144.39739058508, 132.71234563729, 132],
                "phantom.title.center.y": [360, 334.36714167549, 315.1702821184, 314],
                "phantom.title.scaleX": [1.4, 1.1771055797869, 1.010176366247, 1],
                "phantom.title.scaleY": [1.4285714285714, 1.1897559783431, 1.0109032495503, 1],
            ]),
        Frames(
            "connect-the-dots", "open", on: tablet, at: [0, 0.1, 0.3, 0.5],
            [
                "miniature.center.x": [60, 311.87069484081, 500.50070614093, 512],
                "miniature.center.y": [1276, 945.55902203407, 698.08646296113, 683],
                "miniature.width": [80, 606.03083170293, 999.98377565716, 1024],
                "miniature.height": [100, 805.46083997448, 1333.7918008283, 1366],
                "miniature.cornerRadius": [12, 5.3131673936068, 0.30529098740905, 0],
            ]),
        Frames(
            "connect-the-dots", "close", on: tablet, at: [0, 0.1, 0.3, 0.5],
            [
                "miniature.center.x": [512, 260.12930515919, 71.499293859074, 60],
                "miniature.center.y": [683, 1013.4409779659, 1260.9135370389, 1276],
                "miniature.width": [1024, 497.96916829707, 104.01622434284, 80],
                "miniature.height": [1366, 660.53916002552, 132.20819917165, 100],
                "miniature.cornerRadius": [0, 6.6868326063932, 11.694709012591, 12],
            ]),
        Frames(
            "connect-the-dots", "swipe", on: tablet, at: [-1, -0.5, 0.25, 1],
            [
                "background.translation.x": [307.2, 153.6, -76.8, -307.2],
                "page.translation.x": [1024, 512, -256, -1024],
                "thumbnails.translation.x": [90, 45, -22.5, -90],
            ]),
    ]
}
