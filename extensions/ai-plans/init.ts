import { registerPlans } from '@slipstream/plans';
import { getSettings } from '@slipstream/settings';

// Other plugins find the store by its name on every screen where AI can be used.
if ( getSettings().ai.isEnabled ) {
	registerPlans();
}
