import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import { when } from '../../payments/words';
import type { Problem, Report } from './comparison-types';

const names = (): Record< string, string > => ( {
	order: __( 'Order', 'slipstream' ),
	subscription: __( 'Subscription', 'slipstream' ),
	refund: __( 'Refund', 'slipstream' ),
	dispute: __( 'Dispute', 'slipstream' ),
} );

/** Why something could not be compared. */
function reasonOf( { code }: Problem ): string {
	switch ( code ) {
		case 'stripe_not_found':
			return __( 'Stripe does not have it.', 'slipstream' );
		case 'payment_mismatch':
			return __(
				'What Stripe says contradicts this site. Nothing was changed.',
				'slipstream'
			);
		case 'payment_in_progress':
			return __( 'It was being changed meanwhile.', 'slipstream' );
		case 'stripe_permission_missing':
			return __(
				'The key lacks a permission. Check it under Payments.',
				'slipstream'
			);
		case 'stripe_unreachable':
		case 'stripe_outcome_unknown':
		case 'stripe_rate_limited':
			return __( 'Stripe did not answer.', 'slipstream' );
		default:
			return sprintf(
				/* translators: %s: a technical name. */
				__( 'Stripe did not answer as expected (%s).', 'slipstream' ),
				code
			);
	}
}

/** Where something is seen here; null for what has no list of its own. */
function hrefOf( { what, id }: Problem ): string | null {
	const lists: Record< string, string > = {
		order: 'orders',
		subscription: 'subscriptions',
	};
	return lists[ what ]
		? `#/${ lists[ what ] }?search=${ encodeURIComponent( id ) }`
		: null;
}

function Problems( { problems }: { problems: readonly Problem[] } ) {
	return (
		<ul className="slipstream-earnings__problems">
			{ problems.map( ( problem ) => {
				const href = hrefOf( problem );
				const name = `${ names()[ problem.what ] ?? '' } ${ problem.id }`;
				return (
					<li key={ `${ problem.what } ${ problem.id }` }>
						{ href ? <a href={ href }>{ name }</a> : name }:{ ' ' }
						{ reasonOf( problem ) }
					</li>
				);
			} ) }
		</ul>
	);
}

/** What the last comparison has come to. */
export function LastReport( { report }: { report: Report } ) {
	const numbers: readonly [ string, number ][] = [
		[ __( 'Compared', 'slipstream' ), report.seen ],
		[ __( 'Corrected here', 'slipstream' ), report.changed ],
		[ __( 'Missing here', 'slipstream' ), report.missing_here ],
		[ __( 'Missing at Stripe', 'slipstream' ), report.missing_there ],
		[ __( 'Not comparable', 'slipstream' ), report.failed ],
	];
	return (
		<>
			<p>
				{ sprintf(
					/* translators: %s: a date with time. */
					__( 'Last compared: %s.', 'slipstream' ),
					when( report.ended )
				) }{ ' ' }
				{ report.seen > 0 &&
					report.missing_here +
						report.missing_there +
						report.failed ===
						0 &&
					__( 'All that was compared agrees.', 'slipstream' ) }
			</p>
			<dl className="slipstream-earnings__sums">
				{ numbers.map( ( [ name, value ] ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ formatNumber( value ) }</dd>
					</div>
				) ) }
			</dl>
			<Problems problems={ report.problems } />
		</>
	);
}
