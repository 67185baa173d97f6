import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { StepHeading } from './step-heading';
import { OFFERS } from '../logic/offers';
import { SITE_TYPE, isDone, isEligible } from '../logic/steps';
import { linkOf } from '../logic/use-recommendations';
import type { StepProps } from './types';

/** What is on, what is left, and the way back to each. */
export function SummaryStep( {
	facts,
	isNext,
}: Pick< StepProps, 'facts' | 'isNext' > ) {
	const offers = Object.entries( OFFERS );
	const on = offers.filter( ( [ step ] ) => isDone( step, facts ) );
	const left = offers.filter( ( [ step ] ) => isEligible( step, facts ) );
	return (
		<>
			<StepHeading isNext={ isNext }>
				{ left.length === 0
					? __( 'All recommendations are on', 'slipstream' )
					: __( 'You have seen all recommendations', 'slipstream' ) }
			</StepHeading>
			{ on.length > 0 && (
				<ul
					className="slipstream-recommendations__list"
					aria-label={ __( 'On', 'slipstream' ) }
				>
					{ on.map( ( [ step, { done } ] ) => (
						<li key={ step } className="is-done">
							<Icon icon={ check } />
							<span>{ done }</span>
						</li>
					) ) }
				</ul>
			) }
			{ left.length > 0 && (
				<>
					<p>{ __( 'You can come back to these:', 'slipstream' ) }</p>
					<ul className="slipstream-recommendations__list">
						{ left.map( ( [ step, { title } ] ) => (
							<li key={ step }>
								<a href={ linkOf( step ) }>{ title }</a>
							</li>
						) ) }
					</ul>
				</>
			) }
			<p>
				<a href={ linkOf( SITE_TYPE ) }>
					{ __( 'Change the kind of site', 'slipstream' ) }
				</a>
			</p>
		</>
	);
}
