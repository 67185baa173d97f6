import { useResource } from '@slipstream/data';
import { ResourceContent } from '@slipstream/ui';
import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { routeOf } from './use-post-newsletter';

interface Preview {
	subject: string;
	/** A whole document. */
	html: string;
	text: string;
}

/** The email of the saved post. */
function PreviewModal( { id, onClose }: { id: number; onClose: () => void } ) {
	const resource = useResource< Preview >( `${ routeOf( id ) }/preview` );
	return (
		<Modal
			title={ __( 'The email', 'slipstream' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<ResourceContent resource={ resource } lines={ 8 }>
				{ ( { subject, html } ) => (
					<>
						<p>
							<strong>
								<bdi>{ subject }</bdi>
							</strong>
						</p>
						<iframe
							className="slipstream-newsletter__preview"
							title={ __( 'Preview of the email', 'slipstream' ) }
							// Nothing in it runs, and its links open nothing here.
							sandbox=""
							srcDoc={ html }
						/>
					</>
				) }
			</ResourceContent>
		</Modal>
	);
}

/** Shows how the email looks. */
export function PreviewButton( { id }: { id: number } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Preview the email', 'slipstream' ) }
			</Button>
			{ isOpen && (
				<PreviewModal id={ id } onClose={ () => setIsOpen( false ) } />
			) }
		</>
	);
}
