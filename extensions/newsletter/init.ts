import { getSettings } from '@slipstream/settings';

// Sites that send nothing load no code for it.
if ( getSettings().newsletter.isOn ) {
	void import( /* webpackChunkName: "newsletter-panel" */ './register' );
}
