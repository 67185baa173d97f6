import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getSections, SectionScreen } from '@slipstream/ui';

/** The hub: the sites that use this one as their provider, and what they may. */
export function App() {
	const sections = useMemo( getSections, [] );
	return (
		<SectionScreen
			label={ __( 'Sections', 'slipstream' ) }
			sections={ sections }
		/>
	);
}
