import {
	CheckboxControl,
	Modal,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { intervalChoices } from '@slipstream/memberships';
import { currencyChoices } from '@slipstream/money';
import { Form, useForm } from '@slipstream/ui';
import { bodyOf, draftOf, leastSentence, validate } from './draft';
import type { Product } from '@slipstream/memberships';
import type { FormState } from '@slipstream/ui';
import type { Body, Draft } from './draft';

interface Props {
	/** Its ID is 0 if it is new. */
	plan: Product;
	onSaved: () => void;
	onClose: () => void;
}

type Fields = Pick< FormState< Draft, Body >, 'draft' | 'change' | 'messages' >;

const common = { __nextHasNoMarginBottom: true } as const;
const tall = { ...common, __next40pxDefaultSize: true } as const;

/** What is paid, and how often. What runs already keeps its price. */
function Price( {
	draft,
	change,
	messages,
	isNew,
}: Fields & { isNew: boolean } ) {
	const least = leastSentence( draft.currency );
	const kept = __(
		'A new price is for new buyers. Subscriptions that run keep theirs.',
		'slipstream'
	);
	return (
		<>
			{ isNew && (
				<>
					<SelectControl
						{ ...tall }
						label={ __( 'Paid', 'slipstream' ) }
						options={ intervalChoices() }
						value={ draft.interval }
						onChange={ ( interval ) => change( { interval } ) }
					/>
					<SelectControl
						{ ...tall }
						label={ __( 'Currency', 'slipstream' ) }
						options={ currencyChoices() }
						value={ draft.currency }
						onChange={ ( currency ) => change( { currency } ) }
					/>
				</>
			) }
			<TextControl
				{ ...tall }
				label={ __( 'Price', 'slipstream' ) }
				inputMode="decimal"
				help={
					messages.price ?? ( isNew ? least : `${ least } ${ kept }` )
				}
				aria-invalid={ !! messages.price }
				value={ draft.price }
				onChange={ ( price ) => change( { price } ) }
			/>
			<CheckboxControl
				{ ...common }
				label={ __( 'Let buyers pay more', 'slipstream' ) }
				checked={ draft.isAmountOpen }
				onChange={ ( isAmountOpen ) => change( { isAmountOpen } ) }
			/>
		</>
	);
}

/** What buyers read. */
function Texts( { draft, change, messages }: Fields ) {
	return (
		<>
			<TextareaControl
				{ ...common }
				label={ __( 'Description', 'slipstream' ) }
				help={
					messages.description ??
					__( 'Buyers read it before they pay.', 'slipstream' )
				}
				aria-invalid={ !! messages.description }
				maxLength={ 5000 }
				rows={ 3 }
				value={ draft.description }
				onChange={ ( description ) => change( { description } ) }
			/>
			<TextareaControl
				{ ...common }
				label={ __( 'Welcome text', 'slipstream' ) }
				help={
					messages.welcome_email_content ??
					__( 'Part of the email that buyers get.', 'slipstream' )
				}
				aria-invalid={ !! messages.welcome_email_content }
				maxLength={ 20000 }
				rows={ 4 }
				value={ draft.welcome }
				onChange={ ( welcome ) => change( { welcome } ) }
			/>
		</>
	);
}

/** A plan as a form. */
export function PlanModal( { plan, onSaved, onClose }: Props ) {
	const isNew = plan.id === 0;
	const form = useForm( {
		saved: plan,
		// A new plan is sent whole, also where nothing was changed.
		save: async ( changes: Partial< Body > ) => {
			await getHttp().post(
				`wpcom/v2/memberships/product${ isNew ? '' : `/${ plan.id }` }`,
				isNew ? { ...bodyOf( draftOf( plan ) ), ...changes } : changes
			);
			onSaved();
		},
		toDraft: draftOf,
		toBody: bodyOf,
		validate,
	} );
	const { draft, change, messages } = form;
	return (
		<Modal
			title={
				isNew
					? __( 'New payment plan', 'slipstream' )
					: __( 'Edit payment plan', 'slipstream' )
			}
			size="medium"
			onRequestClose={ onClose }
		>
			<Form form={ form } saveLabel={ __( 'Save plan', 'slipstream' ) }>
				<TextControl
					{ ...tall }
					label={ __( 'Name', 'slipstream' ) }
					help={ messages.title }
					aria-invalid={ !! messages.title }
					maxLength={ 200 }
					value={ draft.title }
					onChange={ ( title ) => change( { title } ) }
				/>
				<Price { ...{ draft, change, messages, isNew } } />
				<Texts { ...{ draft, change, messages } } />
			</Form>
		</Modal>
	);
}
