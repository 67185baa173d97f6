import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { getSections, SectionScreen } from '@slipstream/ui';
import { overview } from './overview';

/** The My Jetpack page: an overview, and a section for each subject. */
export function App() {
	const sections = useMemo( () => [ overview, ...getSections() ], [] );
	return (
		<SectionScreen
			label={ __( 'Sections', 'slipstream' ) }
			sections={ sections }
			guideUrl={ getSettings().guideUrl }
		/>
	);
}
