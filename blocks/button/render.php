<?php
/** The button, unless the post holds it. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo ( new Button() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML, or escaped in the class.
