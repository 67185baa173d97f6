<?php
/**
 * A form, a field or a step on the page. All of them are drawn by the forms of the request: fields must find the form that they stand in.
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Forms_Module::class )->forms()->render_block( $attributes, $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is drawn.
