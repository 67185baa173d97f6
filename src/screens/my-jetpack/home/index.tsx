import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { Card, getSummaries, NewsContext, useQuiet } from '@slipstream/ui';
import type { Section } from '@slipstream/ui';
import { Attention } from './attention';
import { Feedback } from './feedback';
import { FirstSteps } from './first-steps';
import './home.scss';

/** What to do first, what needs attention, and what goes on. */
export function Home() {
	const canManage = canManageOptions();
	const { isQuiet, report } = useQuiet();
	return (
		<div className="slipstream-home">
			<NewsContext.Provider value={ report }>
				{ canManage && <FirstSteps /> }
				<Attention />
				<div className="slipstream-ui-cards">
					{ getSummaries().map(
						( { id, title, Summary, summaryTitle, summaryHref } ) =>
							Summary && (
								<Card
									key={ id }
									title={ summaryTitle ?? title }
									href={ summaryHref?.() ?? `#/${ id }` }
								>
									<Summary />
								</Card>
							)
					) }
				</div>
			</NewsContext.Provider>
			{ isQuiet && (
				<p className="slipstream-ui-muted">
					{ __( 'Nothing new on this site.', 'slipstream' ) }
				</p>
			) }
			{ canManage && <Feedback /> }
		</div>
	);
}

/** What is shown first. */
export const home: Section = {
	id: 'overview',
	// What was recommended is a first step, or on the cards of Features.
	formerIds: [ 'recommendations' ],
	title: __( 'Home', 'slipstream' ),
	order: 0,
	isPlain: true,
	load: () => Promise.resolve( Home ),
};
