import { getSettings } from '@slipstream/settings';

// Only a hub withholds blocks: other sites load no code for it.
if ( Object.keys( getSettings().plans.withheldBlocks ).length > 0 ) {
	void import( /* webpackChunkName: "upgrade-banner-edit" */ './add-banner' );
}
