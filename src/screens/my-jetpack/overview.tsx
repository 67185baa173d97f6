import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { Card, getSections } from '@slipstream/ui';
import type { Section } from '@slipstream/ui';
import { Benefits } from './benefits';
import { HomeNotices } from './home-notices';

const place = ( { summaryOrder, order }: Section ) => summaryOrder ?? order;

/** How the sections stand, each in short. */
function Overview() {
	const sections = [ ...getSections() ].sort(
		( a, b ) => place( a ) - place( b )
	);
	const canManage = canManageOptions();
	return (
		<>
			{ canManage && <HomeNotices /> }
			<div className="slipstream-ui-cards">
				{ sections.map(
					( { id, title, Summary } ) =>
						Summary && (
							<Card
								key={ id }
								title={ title }
								href={ `#/${ id }` }
							>
								<Summary />
							</Card>
						)
				) }
				{ canManage && <Benefits /> }
			</div>
		</>
	);
}

/** What is shown first: is the site connected, who answers, what has been used. */
export const overview: Section = {
	id: 'overview',
	title: __( 'Home', 'slipstream' ),
	order: 0,
	isPlain: true,
	load: () => Promise.resolve( Overview ),
};
