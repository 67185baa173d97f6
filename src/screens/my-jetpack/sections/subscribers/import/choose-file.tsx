import { Button, FormFileUpload } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { IMPORTS } from './types';
import type { PluginError } from '@slipstream/errors';
import type { Import } from './types';

/** A server that takes only smaller requests drops the file before anybody sees it. */
const explain = ( { code, sentence }: PluginError ) =>
	code === 'import_no_file'
		? __(
				'The server did not get the file. It may be larger than the server takes: split it into several.',
				'slipstream'
			)
		: sentence;

/** Sends a file, which is only stored by that. */
export function ChooseFile( {
	onStored,
}: {
	onStored: ( id: number ) => void;
} ) {
	const [ name, setName ] = useState( '' );
	const file = useRef< File >();
	const send = useAction( async () => {
		if ( file.current ) {
			const body = new FormData();
			body.append( 'file', file.current );
			onStored( ( await getHttp().post< Import >( IMPORTS, body ) ).id );
		}
	}, explain );
	const choose = ( chosen: File | undefined ) => {
		if ( chosen ) {
			file.current = chosen;
			setName( chosen.name );
			void send.run();
		}
	};
	return (
		<section>
			<h3>{ __( 'Import a list', 'slipstream' ) }</h3>
			<p>
				{ __(
					'Choose a CSV file with an email address in each row. You see what is in it, and say to what these people have agreed, before anyone is added.',
					'slipstream'
				) }
			</p>
			<Problem message={ send.problem } />
			<div className="slipstream-ui-buttons">
				<FormFileUpload
					accept=".csv,.tsv,.txt,text/csv,text/plain"
					onChange={ ( { currentTarget } ) => {
						const [ chosen ] = currentTarget.files ?? [];
						choose( chosen );
						// The same file can be chosen again.
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							isBusy={ send.isBusy }
							disabled={ send.isBusy }
							accessibleWhenDisabled
							onClick={ openFileDialog }
						>
							{ __( 'Choose a CSV file', 'slipstream' ) }
						</Button>
					) }
				/>
				{ send.problem && (
					<ActionButton
						action={ send }
						label={ sprintf(
							/* translators: %s: the name of a file. */
							__( 'Send %s again', 'slipstream' ),
							name
						) }
					/>
				) }
			</div>
		</section>
	);
}
