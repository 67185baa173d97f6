import { registerModulesStore } from '@slipstream/modules';
import { registerPlansStore } from '@slipstream/plans';
import { getSettings } from '@slipstream/settings';

registerModulesStore();
if ( getSettings().ai.isEnabled ) {
	registerPlansStore();
}
