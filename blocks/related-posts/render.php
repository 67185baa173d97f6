<?php
/** Related posts on the page. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Module;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Related_Posts_Module::class )->block()->render( $attributes, $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
