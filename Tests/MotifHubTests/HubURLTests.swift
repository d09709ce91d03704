import MotifHub
import Testing

@Suite struct HubURLTests {
}
