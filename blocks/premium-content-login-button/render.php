<?php
/** The button that leads to where members log in. */

declare( strict_types=1 );

namespace Slipstream\Paid_Content;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Paid_Content_Module::class )->buttons()->login( $content, (int) get_the_ID() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML, with an address that is escaped.
