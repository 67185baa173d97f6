<?php
/** Related posts on the page. */

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Related_Posts_Module::class )->block()->render( $attributes, $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
