import { useBlockProps } from '@wordpress/block-editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	addressOf,
	EditAddress,
	EmbedForm,
	EmbedPreview,
	followRedirect,
	isGone,
	resolveRedirect,
} from '@slipstream/embed';
import service from './embed.json';
import { icon } from './icon';
import { kindOf } from './kind';
import { previewHtml } from './preview-html';
import type { PinterestAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { EmbedAddress, EmbedError } from '@slipstream/embed';

const SHORT = 'pin.it';

/** Whether an address may be that of a pin, a board or a user. */
const isPin = ( address: EmbedAddress | null ): address is EmbedAddress =>
	address !== null &&
	address.host !== SHORT &&
	kindOf( address.path ) !== undefined;

/** The address that a pin, a board or a user has; null where it is none of these, or is no more. */
async function find( text: string ): Promise< string | null > {
	const given = addressOf( text, service );
	if ( given?.host === SHORT ) {
		const { url } = ( await resolveRedirect( given.href ) ) ?? {};
		const found = addressOf( url, service );
		return isPin( found ) ? found.href : null;
	}
	return isPin( given ) && ! isGone( await followRedirect( given.href ) )
		? given.href
		: null;
}

/** What a stored address shows: a pin, a board or a user, and null for what cannot be embedded. */
function read( url: string | undefined ) {
	const address = addressOf( url, service );
	const kind =
		address && address.host !== SHORT ? kindOf( address.path ) : undefined;
	return address && kind ? { href: address.href, kind } : null;
}

function Preview( { href, kind }: NonNullable< ReturnType< typeof read > > ) {
	return (
		<EmbedPreview
			title={ __( 'Pinterest preview', 'slipstream' ) }
			html={ previewHtml( href, kind ) }
			height={ 450 }
		/>
	);
}

export default function Edit( props: EditProps< PinterestAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { url } = attributes;
	const [ isEditing, setIsEditing ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ refused, setRefused ] = useState< EmbedError | null >( null );
	const blockProps = useBlockProps();
	const stored = read( url );

	const submit = async ( text: string ) => {
		setIsBusy( true );
		const found = await find( text );
		setIsBusy( false );
		setRefused( found ? null : { text } );
		if ( found ) {
			setAttributes( { url: found } );
			setIsEditing( false );
		}
	};
	// What was pasted may be a short link: where it leads is asked once.
	const isShort = addressOf( url, service )?.host === SHORT;
	useEffect( () => {
		if ( isShort && url ) {
			void submit( url );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only for another address.
	}, [ url, isShort ] );

	if ( stored && ! isEditing ) {
		return (
			<div { ...blockProps }>
				<EditAddress onClick={ () => setIsEditing( true ) } />
				<Preview { ...stored } />
			</div>
		);
	}
	const odd = url && ! stored && ! isShort ? { text: url } : null;
	return (
		<div { ...blockProps }>
			<EmbedForm
				clientId={ clientId }
				title={ __( 'Pinterest', 'slipstream' ) }
				icon={ icon }
				label={ __( 'Pinterest URL', 'slipstream' ) }
				placeholder={ __( 'Enter URL to embed here…', 'slipstream' ) }
				initial={ refused?.text ?? url }
				error={ refused ?? odd }
				busy={ isBusy && __( 'Embedding…', 'slipstream' ) }
				onSubmit={ ( text ) => void submit( text ) }
			/>
		</div>
	);
}
