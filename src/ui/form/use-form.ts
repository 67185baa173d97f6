import { speak } from '@wordpress/a11y';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSave } from '@slipstream/data';
import type { Save } from '@slipstream/data';
import { useFocusNext } from './use-focus-next';
import { useUnsavedWarning } from './use-unsaved-warning';
import type { FormEvent, FormHTMLAttributes, RefObject } from 'react';

const INVALID = '[aria-invalid="true"]';

/** What is wrong with a form, by the name of the field. */
export type ValidationMessages = Readonly< Record< string, string > >;

/** What a form is about. */
export interface FormOptions< Saved, Draft, Body extends object > {
	/** What the server holds. */
	saved: Saved;
	/** Sends changes; rejects where the server refuses them. Such as `save` of the settings that `saved` comes from. */
	save: ( changes: Partial< Body > ) => Promise< unknown >;
	/** What is edited: the saved values as fields want them. */
	toDraft: ( saved: Saved ) => Draft;
	/** The values of a draft, by their names. Only those are sent that differ from the values of what is saved. */
	toBody: ( draft: Draft ) => Body;
	/** Nothing is sent while it gives messages. Without it the browser checks the fields. */
	validate?: ( draft: Draft ) => ValidationMessages;
}

/** A form, for `<Form>` and the fields in it. */
export interface FormState< Draft, Body extends object = object > extends Save<
	Partial< Body >
> {
	readonly draft: Draft;
	readonly setDraft: ( draft: Draft ) => void;
	/** Changes some of the draft. */
	readonly change: ( some: Partial< Draft > ) => void;
	readonly isDirty: boolean;
	/** Shown from the first attempt to save on; those of the server by the names of values. */
	readonly messages: ValidationMessages;
	readonly discard: () => void;
	/** Moves the focus to what a selector finds in the form, once it is drawn. */
	readonly focusNext: ( selector: string ) => void;
	readonly formProps: FormHTMLAttributes< HTMLFormElement > & {
		ref: RefObject< HTMLFormElement >;
	};
}

/** The values that differ. */
function changesOf< Body extends object >(
	body: Body,
	unchanged: Body
): Partial< Body > {
	const changes: Partial< Body > = {};
	for ( const name in body ) {
		if (
			JSON.stringify( body[ name ] ) !==
			JSON.stringify( unchanged[ name ] )
		) {
			changes[ name ] = body[ name ];
		}
	}
	return changes;
}

/**
 * A form for values of the server. What was typed stays when saving fails; the browser asks before unsaved changes are left.
 *
 * @param options What it is about.
 */
export function useForm< Saved, Draft extends object, Body extends object >(
	options: FormOptions< Saved, Draft, Body >
): FormState< Draft, Body > {
	const { saved, toDraft, toBody, validate } = options;
	const unchanged = useMemo( () => toDraft( saved ), [ saved, toDraft ] );
	/** Undefined while nothing differs from what is saved. */
	const [ edited, setEdited ] = useState< Draft >();
	const [ isTried, setIsTried ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const focusNext = useFocusNext( form );
	const { isSaving, result, save } = useSave( options.save );

	const draft = edited ?? unchanged;
	const changes = changesOf( toBody( draft ), toBody( unchanged ) );
	const isDirty = Object.keys( changes ).length > 0;
	useUnsavedWarning( isDirty );
	const messages = validate?.( draft ) ?? {};
	const reasons = isDirty ? result?.reasons : undefined;
	useEffect( () => {
		// Not after each key in a field that is wrong: only when the server says so.
		if ( result?.reasons ) {
			form.current?.querySelector< HTMLElement >( INVALID )?.focus();
		}
	}, [ result ] );
	const discard = () => {
		setEdited( undefined );
		setIsTried( false );
	};

	const onSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( Object.keys( messages ).length > 0 ) {
			setIsTried( true );
			focusNext( INVALID );
			speak(
				__(
					'Nothing was saved. Check the marked fields.',
					'slipstream'
				),
				'assertive'
			);
		} else if ( ! isSaving && ( await save( changes ) ) ) {
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
		messages: { ...( isTried && messages ), ...reasons },
		discard,
		focusNext,
		formProps: {
			ref: form,
			onSubmit: ( event ) => void onSubmit( event ),
			noValidate: validate !== undefined,
		},
	};
}
