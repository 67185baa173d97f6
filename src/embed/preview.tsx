interface Props {
	/** What the frame holds, for screen readers. */
	title: string;
	/** An address of the service. */
	src?: string;
	/** Or HTML: it runs on its own, without this site's origin. */
	html?: string;
	width?: number | string;
	height: number | string;
}

/** Shows what visitors will see, in a frame that cannot reach the editor. */
export function EmbedPreview( { title, src, html, width, height }: Props ) {
	const permissions = 'allow-scripts allow-popups allow-forms';
	return (
		<div className="slipstream-embed-preview">
			<iframe
				title={ title }
				{ ...( src === undefined
					? { srcDoc: html, sandbox: permissions }
					: { src, sandbox: `${ permissions } allow-same-origin` } ) }
				style={ { height, width } }
				loading="lazy"
				// It is seen here, not used.
				tabIndex={ -1 }
			/>
			<div className="slipstream-embed-preview__cover" />
		</div>
	);
}
