<?php
/** The gallery on the page. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Blocks\Tiled_Gallery\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

echo ( new Tiled_Gallery() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
