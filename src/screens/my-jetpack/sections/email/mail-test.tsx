import { dateI18n, getSettings as getDateSettings } from '@wordpress/date';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';

/** A test email, and what is known of it. */
export interface MailRecord {
	/** When it was sent, in Unix seconds. */
	at: number;
	to: string;
	/** Why the mail server did not take it; '' where it did. */
	problem: string;
	/** Whether it arrived, as a person has said. */
	answer: '' | 'yes' | 'no';
}

export interface MailAnswer {
	test: MailRecord | null;
	/** The last email that WordPress could not send; null where the mail server has taken one since. */
	failure: Pick< MailRecord, 'at' | 'problem' > | null;
}

export const MAIL_ROUTE = 'slipstream/v1/test-mail';

const when = ( at: number ) =>
	dateI18n( getDateSettings().formats.datetime, at * 1000, undefined );

const asSentence = ( problem: string ) =>
	/[.!?]$/.test( problem ) ? problem : `${ problem }.`;

/** That another email was not sent since. What is said of the test itself is not said twice. */
const failureSentence = ( { test, failure }: MailAnswer ) =>
	failure &&
	! test?.problem &&
	sprintf(
		/* translators: 1: a time, 2: what the mail server said. */
		__( 'WordPress could not send an email on %1$s: %2$s', 'slipstream' ),
		when( failure.at ),
		asSentence( failure.problem )
	);

/** What became of the last one. */
function resultOf( { at, to, problem, answer }: MailRecord ): string {
	if ( problem ) {
		return sprintf(
			/* translators: 1: a time, 2: what the mail server said. */
			__(
				'Nothing was sent on %1$s: %2$s Ask your host how this site should send email, or install an SMTP plugin.',
				'slipstream'
			),
			when( at ),
			asSentence( problem )
		);
	}
	switch ( answer ) {
		case 'yes':
			return sprintf(
				/* translators: 1: a time, 2: an email address. */
				__(
					'The test email sent on %1$s arrived at %2$s.',
					'slipstream'
				),
				when( at ),
				to
			);
		case 'no':
			return sprintf(
				/* translators: 1: a time, 2: an email address. */
				__(
					'Your mail server took the test email on %1$s, but it did not arrive at %2$s. Check the spam folder. If it is not there, ask your host, or install an SMTP plugin.',
					'slipstream'
				),
				when( at ),
				to
			);
		default:
			return sprintf(
				/* translators: 1: an email address, 2: a time. */
				__(
					'Your mail server took the email to %1$s on %2$s. Did it arrive?',
					'slipstream'
				),
				to,
				when( at )
			);
	}
}

interface Props {
	/** Runs once something was sent or answered. */
	onChange?: () => Promise< void >;
}

interface ControlsProps {
	mail: MailAnswer;
	send: () => Promise< void >;
	answer: ( at: number, arrived: boolean ) => Promise< void >;
}

function MailControls( { mail, send, answer }: ControlsProps ) {
	const { test } = mail;
	const failure = failureSentence( mail );
	const sending = useAction( send );
	const yes = useAction( () => answer( test?.at ?? 0, true ) );
	const no = useAction( () => answer( test?.at ?? 0, false ) );
	const isAsked = test?.problem === '' && test.answer === '';
	const result = useRef< HTMLParagraphElement >( null );
	const wasAsked = useRef( isAsked );
	useEffect( () => {
		// The button that was pressed is gone.
		if ( wasAsked.current && ! isAsked ) {
			result.current?.focus();
		}
		wasAsked.current = isAsked;
	}, [ isAsked ] );
	return (
		<div className="slipstream-mail-test">
			<p ref={ result } role="status" tabIndex={ -1 }>
				{ test && resultOf( test ) }
			</p>
			{ failure && <p>{ failure }</p> }
			<Problem message={ sending.problem || yes.problem || no.problem } />
			<div className="slipstream-ui-buttons">
				{ isAsked && (
					<>
						<ActionButton
							action={ yes }
							label={ __( 'Yes, it arrived', 'slipstream' ) }
						/>
						<ActionButton
							action={ no }
							label={ __( 'No', 'slipstream' ) }
						/>
					</>
				) }
				<ActionButton
					action={ sending }
					variant={ isAsked ? 'tertiary' : 'secondary' }
					label={
						test
							? __( 'Send another test email', 'slipstream' )
							: __( 'Send me a test email', 'slipstream' )
					}
				/>
			</div>
		</div>
	);
}

/** Sends an email to who asks. Only they can say whether it arrived. */
export function MailTest( { onChange }: Props ) {
	const resource = useResource< MailAnswer >( MAIL_ROUTE );
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( mail ) => (
				<MailControls
					mail={ mail }
					send={ async () => {
						await resource.save( {} );
						await onChange?.();
					} }
					answer={ async ( at, arrived ) => {
						resource.update(
							await getHttp().post< MailAnswer >(
								`${ MAIL_ROUTE }/answer`,
								{ at, arrived }
							)
						);
						await onChange?.();
					} }
				/>
			) }
		</ResourceContent>
	);
}
