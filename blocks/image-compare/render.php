<?php
/** The comparison of two pictures on the page. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo Image_Compare::render( $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own markup; what is added to it is escaped in the class.
