<?php
/** What a container shows to people who do not pay. Posts from before buttons were blocks get theirs here. */

declare( strict_types=1 );

namespace Slipstream\Paid_Content;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Paid_Content_Module::class )->buttons()->view( $attributes, $content, (int) get_the_ID() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML, or escaped in the class.
