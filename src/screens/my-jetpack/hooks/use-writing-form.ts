import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFocusNext } from './use-focus-next';
import { useSaving } from './use-saving';
import { useUnsavedWarning } from './use-unsaved-warning';
import type { AiWriting } from '../types';
import type { FormEvent } from 'react';

/** What is wrong with a form, by the name of the field. */
export type Problems = Readonly< Record< string, string > >;

interface Place {
	saved: AiWriting;
	onSave: ( saved: AiWriting ) => void;
}

interface Rules< Draft > {
	draftOf: ( saved: AiWriting ) => Draft;
	bodyOf: ( draft: Draft ) => object;
	problemsOf: ( draft: Draft ) => Problems;
}

/**
 * A form for a part of what the route holds. What was typed stays when saving fails; nothing is sent while something is wrong.
 *
 * @param place Where its values come from and go to.
 * @param rules What they are made into on the way.
 */
export function useWritingForm< Draft >( place: Place, rules: Rules< Draft > ) {
	const { saved, onSave } = place;
	const { draftOf, bodyOf, problemsOf } = rules;
	const [ draft, setDraft ] = useState( () => draftOf( saved ) );
	const [ isTried, setIsTried ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const focusNext = useFocusNext( form );
	const { isSaving, outcome, send } = useSaving< AiWriting >(
		'slipstream/v1/ai-writing',
		( answer ) => {
			onSave( answer );
			setDraft( draftOf( answer ) );
			setIsTried( false );
		}
	);
	const isDirty =
		JSON.stringify( bodyOf( draft ) ) !==
		JSON.stringify( bodyOf( draftOf( saved ) ) );
	useUnsavedWarning( isDirty );
	const problems = problemsOf( draft );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( Object.keys( problems ).length > 0 ) {
			setIsTried( true );
			focusNext( '[aria-invalid="true"]' );
			speak(
				__( 'Nothing was saved: see the marked fields.', 'slipstream' ),
				'assertive'
			);
		} else if ( ! isSaving ) {
			void send( bodyOf( draft ) );
		}
	};
	return {
		draft,
		setDraft,
		isDirty,
		isSaving,
		outcome: isDirty && outcome?.status === 'success' ? undefined : outcome,
		/** Shown from the first attempt to save on. */
		problems: isTried ? problems : {},
		discard: () => {
			setDraft( draftOf( saved ) );
			setIsTried( false );
		},
		focusNext,
		formProps: { ref: form, onSubmit, noValidate: true },
	};
}
