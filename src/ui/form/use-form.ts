import { speak } from '@wordpress/a11y';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSave } from '@slipstream/data';
import type { Save } from '@slipstream/data';
import { useFocusNext } from './use-focus-next';
import { useUnsavedWarning } from './use-unsaved-warning';
import type { FormEvent, FormHTMLAttributes, RefObject } from 'react';

/** What is wrong with a form, by the name of the field. */
export type ValidationMessages = Readonly< Record< string, string > >;

/** What a form is about. */
export interface FormOptions< Saved, Draft > {
	/** What the server holds. */
	saved: Saved;
	/** Sends the body; rejects where the server refuses it. Such as `save` of the resource that `saved` comes from. */
	save: ( body: object ) => Promise< unknown >;
	/** What is edited: the saved values as fields want them. */
	toDraft: ( saved: Saved ) => Draft;
	/** What is sent. The form has unsaved changes where this differs from that of the saved values. */
	toBody: ( draft: Draft, saved: Saved ) => object;
	/** Nothing is sent while it gives messages. Without it the browser checks the fields. */
	validate?: ( draft: Draft ) => ValidationMessages;
}

/** A form, for `<Form>` and the fields in it. */
export interface FormState< Draft > extends Save {
	readonly draft: Draft;
	readonly setDraft: ( draft: Draft ) => void;
	/** Changes some of the draft. */
	readonly change: ( some: Partial< Draft > ) => void;
	readonly isDirty: boolean;
	/** Shown from the first attempt to save on. */
	readonly messages: ValidationMessages;
	readonly discard: () => void;
	/** Moves the focus to what a selector finds in the form, once it is drawn. */
	readonly focusNext: ( selector: string ) => void;
	readonly formProps: FormHTMLAttributes< HTMLFormElement > & {
		ref: RefObject< HTMLFormElement >;
	};
}

/**
 * A form for values of the server. What was typed stays when saving fails; the browser asks before unsaved changes are left.
 *
 * @param options What it is about.
 */
export function useForm< Saved, Draft extends object >(
	options: FormOptions< Saved, Draft >
): FormState< Draft > {
	const { saved, toDraft, toBody, validate } = options;
	const unchanged = useMemo( () => toDraft( saved ), [ saved, toDraft ] );
	/** Undefined while nothing differs from what is saved. */
	const [ edited, setEdited ] = useState< Draft >();
	const [ isTried, setIsTried ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const focusNext = useFocusNext( form );
	const { isSaving, result, save } = useSave( options.save );

	const draft = edited ?? unchanged;
	const body = toBody( draft, saved );
	const isDirty =
		JSON.stringify( body ) !== JSON.stringify( toBody( unchanged, saved ) );
	useUnsavedWarning( isDirty );
	const messages = validate?.( draft ) ?? {};
	const discard = () => {
		setEdited( undefined );
		setIsTried( false );
	};

	const onSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( Object.keys( messages ).length > 0 ) {
			setIsTried( true );
			focusNext( '[aria-invalid="true"]' );
			speak(
				__( 'Nothing was saved: see the marked fields.', 'slipstream' ),
				'assertive'
			);
		} else if ( ! isSaving && ( await save( body ) ) ) {
			discard();
		}
	};

	return {
		draft,
		setDraft: setEdited,
		change: ( some ) =>
			setEdited( ( now ) => ( { ...( now ?? unchanged ), ...some } ) ),
		isDirty,
		isSaving,
		result: isDirty && result?.status === 'success' ? undefined : result,
		save,
		messages: isTried ? messages : {},
		discard,
		focusNext,
		formProps: {
			ref: form,
			onSubmit: ( event ) => void onSubmit( event ),
			noValidate: validate !== undefined,
		},
	};
}
