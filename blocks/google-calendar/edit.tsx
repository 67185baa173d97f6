import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	PanelBody,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addressOf, EmbedForm, EmbedPreview } from '@slipstream/embed';
import service from './embed.json';
import { icon } from './icon';
import { parseCalendar } from './parse';
import type { CalendarAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const message = () =>
	__(
		"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work.",
		'slipstream'
	);
const label = () => __( 'Google Calendar URL or iframe', 'slipstream' );

function Steps() {
	return (
		<ol>
			<li>
				<ExternalLink href="https://support.google.com/calendar/answer/37083">
					{ __(
						'Enable permissions for the calendar you want to share',
						'slipstream'
					) }
				</ExternalLink>
			</li>
			<li>
				{ __(
					'Paste the embed code you copied from your Google Calendar below',
					'slipstream'
				) }
			</li>
		</ol>
	);
}

function Settings( {
	url,
	onSubmit,
}: {
	url: string;
	onSubmit: ( text: string ) => void;
} ) {
	const [ text, setText ] = useState( url );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Calendar settings', 'slipstream' ) }>
				<form
					onSubmit={ ( event ) => {
						event.preventDefault();
						onSubmit( text );
					} }
				>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ label() }
						value={ text }
						dir="ltr"
						onChange={ setText }
					/>
					<Button variant="secondary" type="submit">
						{ __( 'Embed', 'slipstream' ) }
					</Button>
				</form>
			</PanelBody>
		</InspectorControls>
	);
}

export default function Edit( props: EditProps< CalendarAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { url, height } = attributes;
	const blockProps = useBlockProps();
	const [ refused, setRefused ] = useState< string | null >( null );
	const stored = addressOf( url, service );
	const submit = ( text: string ) => {
		const calendar = parseCalendar( text );
		setRefused( calendar ? null : text );
		if ( calendar ) {
			setAttributes( calendar );
		}
	};
	if ( ! stored || refused !== null ) {
		const wrong = refused ?? ( url && ! stored ? url : null );
		return (
			<div { ...blockProps }>
				<EmbedForm
					clientId={ clientId }
					title={ __( 'Google Calendar', 'slipstream' ) }
					icon={ icon }
					label={ label() }
					placeholder={ __(
						'Enter URL or iframe to embed here…',
						'slipstream'
					) }
					isMultiline
					initial={ wrong ?? '' }
					error={
						wrong === null
							? null
							: { text: wrong, message: message() }
					}
					onSubmit={ submit }
					before={ <Steps /> }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<Settings
				key={ stored.href }
				url={ stored.href }
				onSubmit={ submit }
			/>
			<EmbedPreview
				title={ __( 'Google Calendar preview', 'slipstream' ) }
				src={ stored.href }
				height={ height }
			/>
		</div>
	);
}
