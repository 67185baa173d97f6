<?php
/** An assistant block that was never accepted: visitors get its empty wrapper, not the conversation. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes(), $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by core, and block content.
