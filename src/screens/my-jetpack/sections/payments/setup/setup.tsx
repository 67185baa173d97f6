import { Icon } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { formatNumber } from '@slipstream/format';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { hearingOfStripe } from '../stripe-webhook';
import { Account } from './account';
import { Live } from './live';
import { Messages } from './messages';
import { isDone, STEPS, stepTitles } from './steps';
import { TestKey } from './test-key';
import { TestPayment } from './test-payment';
import './setup.scss';
import type { Accounts, AccountsState } from '../accounts';
import type { Facts, Step } from './steps';
import type { SetupState } from './use-setup';

interface Props {
	facts: Facts;
	/** The step that comes next. */
	current: Step;
	accounts: Accounts;
	state: AccountsState;
	setup: SetupState;
	goLive: () => Promise< void >;
}

/** What is to be done in the step that comes next. */
function Current( { facts, current, accounts, state, setup, goLive }: Props ) {
	const { test, live } = facts;
	const minutes = accounts.poll_minutes;
	switch ( current ) {
		case 'account':
			return <Account state={ setup } />;
		case 'key':
			return (
				<TestKey
					account={ test }
					rights={ accounts.needed_rights }
					state={ state }
				/>
			);
		case 'messages':
			return (
				<Messages
					account={ test }
					minutes={ minutes }
					state={ state }
				/>
			);
		case 'test':
			return <TestPayment state={ setup } />;
		case 'live':
			return (
				<Live
					account={ live }
					minutes={ minutes }
					state={ state }
					goLive={ goLive }
				/>
			);
	}
}

/** What a step that is done has come to, in a sentence. */
function Result( { step, facts, accounts }: Props & { step: Step } ) {
	const { test, setup } = facts;
	switch ( step ) {
		case 'key':
			return (
				<p>
					{ sprintf(
						/* translators: %s: the name of an account, or its ID, such as acct_1A2b3C. */
						__( 'Connected to %s.', 'slipstream' ),
						test.name || String( test.account )
					) }
				</p>
			);
		case 'messages':
			return <p>{ hearingOfStripe( test, accounts.poll_minutes ) }</p>;
		case 'test':
			return setup.test ? (
				<p>
					{ sprintf(
						/* translators: %s: an amount of money. */
						__( '%s has arrived, in test mode.', 'slipstream' ),
						setup.test.money.formatted
					) }{ ' ' }
					<a href={ `#/orders/${ setup.test.id }` }>
						{ __( 'See the order', 'slipstream' ) }
					</a>
				</p>
			) : null;
	}
	return null;
}

/** Moves the focus to the step that has become the next one. */
function useFocusOnNext( current: Step ) {
	const place = useRef< HTMLHeadingElement >( null );
	const last = useRef( current );
	useEffect( () => {
		if ( last.current !== current ) {
			last.current = current;
			place.current?.focus();
		}
	}, [ current ] );
	return place;
}

/** Five steps from nothing to live payments. Where they were left is known by the server. */
export function SetUp( props: Props ) {
	const { facts, current, setup } = props;
	const place = useFocusOnNext( current );
	const putAway = useAction( () => setup.save( { is_put_away: true } ) );
	const titles = stepTitles();
	return (
		<section className="slipstream-payments-setup">
			<h3>{ __( 'Set up Stripe', 'slipstream' ) }</h3>
			<p role="status">
				{ sprintf(
					/* translators: 1: a number, 2: a number, 3: what is to be done. */
					__( 'Step %1$s of %2$s: %3$s.', 'slipstream' ),
					formatNumber( STEPS.indexOf( current ) + 1 ),
					formatNumber( STEPS.length ),
					titles[ current ]
				) }
			</p>
			<ol>
				{ STEPS.map( ( step ) => (
					<li
						key={ step }
						aria-current={ step === current ? 'step' : undefined }
					>
						<h4
							ref={ step === current ? place : undefined }
							tabIndex={ -1 }
						>
							{ titles[ step ] }
							{ isDone( step, facts ) && (
								<>
									<Icon icon={ check } />
									<span className="screen-reader-text">
										{ __( 'Done', 'slipstream' ) }
									</span>
								</>
							) }
						</h4>
						{ step === current && <Current { ...props } /> }
						{ isDone( step, facts ) && (
							<Result { ...props } step={ step } />
						) }
					</li>
				) ) }
			</ol>
			<Problem message={ putAway.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ putAway }
					variant="tertiary"
					label={ __( 'Go on without these steps', 'slipstream' ) }
				/>
			</div>
		</section>
	);
}
