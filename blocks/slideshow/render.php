<?php
/** The slideshow on the page. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo Slideshow::render( $content, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own markup; what is added to it is escaped in the class.
