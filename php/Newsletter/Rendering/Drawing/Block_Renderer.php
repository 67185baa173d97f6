<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Drawing;

/**
 * Draws blocks of a kind in emails.
 */
interface Block_Renderer {

	/** @return string HTML with its styles; '' for nothing. */
	public function render( Parsed_Block $block, Canvas $canvas ): string;
}
