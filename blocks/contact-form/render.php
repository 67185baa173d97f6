<?php
/**
 * A form, a field, or a step on the page. The forms of the request draw all of them, so that fields find the form
 * around them.
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Forms_Module::class )->forms()->render_block( $attributes, $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is drawn.
