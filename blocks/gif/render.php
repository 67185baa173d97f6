<?php
/** The GIF on the page. */

declare( strict_types=1 );

namespace Slipstream\Gif;

defined( 'ABSPATH' ) || exit;

echo ( new Gif() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
