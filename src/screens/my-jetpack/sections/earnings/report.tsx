import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import { when } from '../../payments/words';
import type { Problem, Report } from './comparison-types';

const names = (): Record< string, string > => ( {
	order: __( 'Order', 'slipstream' ),
	payment: __( 'Payment', 'slipstream' ),
	subscription: __( 'Subscription', 'slipstream' ),
	refund: __( 'Refund', 'slipstream' ),
	dispute: __( 'Dispute', 'slipstream' ),
	events: __( 'Messages of account', 'slipstream' ),
	subscriptions: __( 'Subscriptions of account', 'slipstream' ),
	refunds: __( 'Refunds of account', 'slipstream' ),
	disputes: __( 'Disputes of account', 'slipstream' ),
} );

/**
 * Why something could not be compared, or a run has stopped.
 *
 * @param code    What the server calls it.
 * @param gateway The name of the payment service.
 */
function reasonOf( code: string, gateway: string ): string {
	switch ( code.replace( /^(stripe|paypal)_/, '' ) ) {
		case 'not_found':
			return sprintf(
				/* translators: %s: a payment service, such as Stripe. */
				__( '%s does not have it.', 'slipstream' ),
				gateway
			);
		case 'payment_mismatch':
			return sprintf(
				/* translators: %s: a payment service, such as Stripe. */
				__(
					'What %s says contradicts this site. Nothing was changed.',
					'slipstream'
				),
				gateway
			);
		case 'payment_in_progress':
			return __( 'It was being changed meanwhile.', 'slipstream' );
		case 'permission_missing':
			return __(
				'The key lacks a permission. Check it under Payments.',
				'slipstream'
			);
		case 'key_refused':
			return __(
				'Stripe rejected this site’s key. Enter a new one under Payments.',
				'slipstream'
			);
		case 'app_refused':
			return __(
				'PayPal rejected this site’s client ID and secret. Enter new ones under Payments.',
				'slipstream'
			);
		case 'unreachable':
		case 'outcome_unknown':
		case 'rate_limited':
			return sprintf(
				/* translators: %s: a payment service, such as Stripe. */
				__( '%s did not answer.', 'slipstream' ),
				gateway
			);
		default:
			return sprintf(
				/* translators: 1: a payment service, such as Stripe, 2: a technical name. */
				__( '%1$s did not answer as expected (%2$s).', 'slipstream' ),
				gateway,
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

function Problems( { report, gateway }: Props ) {
	return (
		<ul className="slipstream-earnings__problems">
			{ report.problems.map( ( problem ) => {
				const href = hrefOf( problem );
				const name = `${ names()[ problem.what ] ?? '' } ${ problem.id }`;
				return (
					<li key={ `${ problem.what } ${ problem.id }` }>
						{ href ? <a href={ href }>{ name }</a> : name }:{ ' ' }
						{ reasonOf( problem.code, gateway ) }
					</li>
				);
			} ) }
		</ul>
	);
}

/** When it was made, and whether all of it was. */
function Outcome( { report, gateway }: Props ) {
	if ( report.stopped ) {
		return (
			<p>
				{ sprintf(
					/* translators: 1: a date with time, 2: why, a sentence. */
					__(
						'The last comparison stopped before its end: %1$s. %2$s It goes on where it stopped.',
						'slipstream'
					),
					when( report.ended ),
					reasonOf( report.stopped, gateway )
				) }
			</p>
		);
	}
	const agrees =
		report.seen > 0 &&
		report.missing_here + report.missing_there + report.failed === 0;
	return (
		<p>
			{ sprintf(
				/* translators: %s: a date with time. */
				__( 'Last compared: %s.', 'slipstream' ),
				when( report.ended )
			) }{ ' ' }
			{ agrees && __( 'All that was compared agrees.', 'slipstream' ) }
		</p>
	);
}

interface Props {
	report: Report;
	/** The name of the payment service. */
	gateway: string;
}

/** What the last comparison has come to. */
export function LastReport( { report, gateway }: Props ) {
	const numbers: readonly [ string, number ][] = [
		[ __( 'Compared', 'slipstream' ), report.seen ],
		[ __( 'Corrected here', 'slipstream' ), report.changed ],
		[ __( 'Missing here', 'slipstream' ), report.missing_here ],
		[
			sprintf(
				/* translators: %s: a payment service, such as Stripe. */
				__( 'Missing at %s', 'slipstream' ),
				gateway
			),
			report.missing_there,
		],
		[ __( 'Not comparable', 'slipstream' ), report.failed ],
	];
	return (
		<>
			<Outcome report={ report } gateway={ gateway } />
			<dl className="slipstream-earnings__sums">
				{ numbers.map( ( [ name, value ] ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ formatNumber( value ) }</dd>
					</div>
				) ) }
			</dl>
			<Problems report={ report } gateway={ gateway } />
		</>
	);
}
