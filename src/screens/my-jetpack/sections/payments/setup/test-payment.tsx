import { ExternalLink } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type { SetupState, TestPayment as Payment } from './use-setup';

/** How a payment stands that has not arrived, in a sentence. */
const sentenceOf = ( { is_open: isOpen }: Payment ) =>
	isOpen
		? __(
				'The test payment has not arrived yet. Pay on Stripe’s page, then check it here.',
				'slipstream'
			)
		: __(
				'The test payment was not finished in time. Start another one.',
				'slipstream'
			);

/** Looks for the payment when the owner comes back from Stripe's page. */
function useLookOnReturn( isWaiting: boolean, look: () => void ) {
	const latest = useRef( look );
	latest.current = look;
	useEffect( () => {
		const onFocus = () => latest.current();
		if ( isWaiting ) {
			window.addEventListener( 'focus', onFocus );
		}
		return () => window.removeEventListener( 'focus', onFocus );
	}, [ isWaiting ] );
}

/** Leads to Stripe's page in test mode, and shows whether the payment has arrived here. */
export function TestPayment( { state }: { state: SetupState } ) {
	const [ url, setUrl ] = useState( '' );
	const begin = useAction( async () => setUrl( await state.beginTest() ) );
	const check = useAction( state.checkTest );
	const payment = state.resource.data?.test;
	const isWaiting = url !== '' && payment?.is_open === true;
	useLookOnReturn( isWaiting, () => {
		if ( ! check.isBusy ) {
			void check.run();
		}
	} );
	return (
		<>
			<p>
				{ __(
					'Pay as a visitor would, with Stripe’s test card 4242 4242 4242 4242, any date in the future, and any code. No money moves.',
					'slipstream'
				) }
			</p>
			{ payment && <p role="status">{ sentenceOf( payment ) }</p> }
			<Problem message={ begin.problem || check.problem } />
			<div className="slipstream-ui-buttons">
				{ isWaiting ? (
					<ExternalLink href={ url }>
						{ sprintf(
							/* translators: %s: an amount of money. */
							__( 'Pay %s on Stripe’s test page', 'slipstream' ),
							payment.money.formatted
						) }
					</ExternalLink>
				) : (
					<ActionButton
						action={ begin }
						variant="primary"
						label={ __( 'Start a test payment', 'slipstream' ) }
					/>
				) }
				{ payment?.is_open && (
					<ActionButton
						action={ check }
						label={ __( 'Check the payment', 'slipstream' ) }
					/>
				) }
			</div>
		</>
	);
}
