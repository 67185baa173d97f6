<?php
/** What is shown to new, or to returning visitors. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo ( new Repeat_Visitor() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML; what is added is escaped in the class.
