import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { getSections, SectionScreen } from '@slipstream/ui';
import { home } from './home';

/** The My Jetpack page: Home, and a section for each subject. */
export function App() {
	const sections = useMemo( () => [ home, ...getSections() ], [] );
	return (
		<SectionScreen
			label={ __( 'Sections', 'slipstream' ) }
			sections={ sections }
			guideUrl={ getSettings().guideUrl }
		/>
	);
}
