import { __, sprintf } from '@wordpress/i18n';
import { when } from '../../payments/words';
import type { ReactNode } from 'react';
import type { Proof } from './types';

const formNames = (): Record< string, string > => ( {
	owner: __( 'Added by hand', 'slipstream' ),
	page: __( 'Sign-up page', 'slipstream' ),
} );

/** A time, and from which IP address. */
const act = ( time: number, ip: string ) =>
	ip
		? sprintf(
				/* translators: 1: a date with time, 2: an IP address. */
				__( '%1$s, from IP address %2$s', 'slipstream' ),
				when( time ),
				ip
			)
		: when( time );

const Fact = ( { name, children }: { name: string; children: ReactNode } ) => (
	<>
		<dt>{ name }</dt>
		<dd>
			<bdi>{ children }</bdi>
		</dd>
	</>
);

/** A text as it was shown, with the name of its version. */
const Text = ( { text, version }: { text: string; version: string } ) => (
	<>
		<span className="slipstream-subscribers__text">{ text }</span>{ ' ' }
		<span className="slipstream-ui-muted">
			{ sprintf(
				/* translators: %s: letters and digits that name a version of a text. */
				__( '(version %s)', 'slipstream' ),
				version
			) }
		</span>
	</>
);

/** The email that asked to confirm. */
function Mail( { proof }: { proof: Proof } ) {
	if ( ! proof.mail_id && ! proof.mail_text ) {
		return null;
	}
	return (
		<Fact name={ __( 'Email that was sent', 'slipstream' ) }>
			{ proof.mail_id }
			{ proof.mail_text && (
				<details>
					<summary>{ __( 'Its text', 'slipstream' ) }</summary>
					<Text
						text={ proof.mail_text }
						version={ proof.mail_version }
					/>
				</details>
			) }
		</Fact>
	);
}

function OneProof( { proof }: { proof: Proof } ) {
	const isVouched = proof.kind === 'vouched';
	return (
		<dl className="slipstream-payment__facts">
			<Fact name={ __( 'Proof', 'slipstream' ) }>
				{ isVouched
					? sprintf(
							/* translators: %d: the ID of a user. */
							__( 'User %d vouches for it', 'slipstream' ),
							proof.vouched_user_id
						)
					: __( 'Confirmed by email', 'slipstream' ) }
			</Fact>
			<Fact name={ __( 'Address', 'slipstream' ) }>{ proof.email }</Fact>
			<Fact name={ __( 'Agreed to', 'slipstream' ) }>
				<Text text={ proof.text } version={ proof.text_version } />
			</Fact>
			<Fact name={ __( 'Form', 'slipstream' ) }>
				{ formNames()[ proof.form ] ?? proof.form }
			</Fact>
			{ proof.page && (
				<Fact name={ __( 'Page', 'slipstream' ) }>{ proof.page }</Fact>
			) }
			<Fact
				name={
					isVouched
						? __( 'Entered', 'slipstream' )
						: __( 'Signed up', 'slipstream' )
				}
			>
				{ act( proof.asked, proof.asked_ip ) }
			</Fact>
			<Mail proof={ proof } />
			{ proof.confirmed > 0 && (
				<Fact name={ __( 'Confirmed', 'slipstream' ) }>
					{ act( proof.confirmed, proof.confirmed_ip ) }
				</Fact>
			) }
		</dl>
	);
}

/** What proves that somebody wanted it, the oldest first. */
export const Proofs = ( { proofs }: { proofs: readonly Proof[] } ) => (
	<section className="slipstream-subscribers__proofs">
		<h2>{ __( 'Proofs of consent', 'slipstream' ) }</h2>
		{ proofs.length === 0 && (
			<p>{ __( 'None are kept.', 'slipstream' ) }</p>
		) }
		{ proofs.map( ( proof, at ) => (
			<OneProof key={ at } proof={ proof } />
		) ) }
	</section>
);
