import {
	Button,
	Modal,
	RadioControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { Problem, useAction, useNotify } from '@slipstream/ui';
import { ROUTE } from './types';
import type { FormEvent } from 'react';

interface Props {
	onClose: () => void;
	/** Reads the list again. */
	onAdded: () => Promise< void >;
}

type Way = 'ask' | 'vouch';

const ways = (): { value: Way; label: string }[] => [
	{
		value: 'ask',
		label: __( 'Email them a link to confirm', 'slipstream' ),
	},
	{ value: 'vouch', label: __( 'I have their consent', 'slipstream' ) },
];

function doneSentence( way: Way, email: string ): string {
	const text =
		way === 'ask'
			? /* translators: %s: an email address. */
				__(
					'An email to %s is on its way. They are a subscriber once they confirm.',
					'slipstream'
				)
			: /* translators: %s: an email address. */
				__( '%s is a subscriber now.', 'slipstream' );
	return sprintf( text, email );
}

/** What was typed, and the way to send it. */
function useAdding( { onClose, onAdded }: Props ) {
	const notify = useNotify();
	const [ email, setEmail ] = useState( '' );
	const [ name, setName ] = useState( '' );
	const [ way, setWay ] = useState< Way >( 'ask' );
	const [ consent, setConsent ] = useState( '' );
	const [ isTried, setIsTried ] = useState( false );
	// Without it, the server would ask them by email.
	const lacksConsent = way === 'vouch' && consent.trim() === '';
	const add = useAction( async () => {
		await getHttp().post( ROUTE, {
			email: email.trim(),
			name,
			...( way === 'vouch' ? { consent } : {} ),
		} );
		notify( doneSentence( way, email.trim() ) );
		onClose();
		await onAdded();
	} );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		setIsTried( true );
		if ( ! add.isBusy && ! lacksConsent ) {
			void add.run();
		}
	};
	return {
		email,
		setEmail,
		name,
		setName,
		way,
		setWay,
		consent,
		setConsent,
		isInvalid: isTried && lacksConsent,
		add,
		submit,
	};
}

/** Whether they are asked, or the owner vouches for them. */
function Consent( {
	way,
	setWay,
	consent,
	setConsent,
	isInvalid,
}: ReturnType< typeof useAdding > ) {
	return (
		<>
			<RadioControl
				label={ __( 'Consent', 'slipstream' ) }
				selected={ way }
				options={ ways() }
				onChange={ ( value ) => setWay( value as Way ) }
			/>
			{ way === 'vouch' && (
				<TextareaControl
					__nextHasNoMarginBottom
					required
					aria-invalid={ isInvalid }
					maxLength={ 2000 }
					label={ __(
						'To what they have agreed, and where',
						'slipstream'
					) }
					help={ __(
						'This is stored as the proof, with the time and who you are. For example: signed a list at our fair in May.',
						'slipstream'
					) }
					value={ consent }
					onChange={ setConsent }
				/>
			) }
		</>
	);
}

/** Adds somebody: they are asked by email, unless the owner says to what they have agreed. */
export function AddModal( props: Props ) {
	const adding = useAdding( props );
	const { add, way } = adding;
	return (
		<Modal
			title={ __( 'Add subscriber', 'slipstream' ) }
			size="medium"
			onRequestClose={ props.onClose }
		>
			<form className="slipstream-ui-form" onSubmit={ adding.submit }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					required
					type="email"
					autoComplete="off"
					maxLength={ 254 }
					label={ __( 'Email address', 'slipstream' ) }
					value={ adding.email }
					onChange={ adding.setEmail }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					autoComplete="off"
					maxLength={ 200 }
					label={ __( 'Name (optional)', 'slipstream' ) }
					value={ adding.name }
					onChange={ adding.setName }
				/>
				<Consent { ...adding } />
				<Problem message={ add.problem } />
				<div className="slipstream-ui-buttons">
					<Button
						variant="primary"
						type="submit"
						isBusy={ add.isBusy }
						disabled={ add.isBusy }
						accessibleWhenDisabled
					>
						{ way === 'ask'
							? __( 'Send the email', 'slipstream' )
							: __( 'Add', 'slipstream' ) }
					</Button>
					<Button
						variant="tertiary"
						disabled={ add.isBusy }
						accessibleWhenDisabled
						onClick={ props.onClose }
					>
						{ __( 'Cancel', 'slipstream' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
