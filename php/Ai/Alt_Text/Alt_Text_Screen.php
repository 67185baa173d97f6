<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Alt_Text;

use Closure;
use Slipstream\Modules\Screen;

/**
 * Adds upload.php?page=slipstream-alt-text, which the browser fills, and the way to it from the list of files.
 */
final class Alt_Text_Screen implements Screen {

	public const SLUG = 'slipstream-alt-text';

	/** The name of the action on chosen files. */
	private const ACTION = 'slipstream_alt_text';

	/** The most images that are handed over in an address. */
	private const MOST = 500;

	public function name(): string {
		return 'alt-texts';
	}

	public function title(): string {
		return __( 'Alternative texts', 'slipstream' );
	}

	public function start_data(): array {
		return array( 'connection', 'ai', 'analytics' );
	}

	/** @param Closure(): void $render Prints the page. */
	public function add_to_menu( Closure $render ): string|false {
		return add_media_page( $this->title(), $this->title(), 'upload_files', self::SLUG, $render );
	}

	/** Adds the action to the list of files. Answers the filter bulk_actions-upload. */
	public static function add_action( mixed $actions ): mixed {
		return is_array( $actions )
			? $actions + array( self::ACTION => __( 'Write alternative texts', 'slipstream' ) )
			: $actions;
	}

	/**
	 * Leads from the list of files to the page, with the chosen images. Answers the filter handle_bulk_actions-upload.
	 */
	public static function lead( mixed $address, string $action, mixed $ids ): mixed {
		if ( self::ACTION !== $action || ! is_array( $ids ) ) {
			return $address;
		}
		$chosen = implode( ',', array_slice( array_map( 'intval', $ids ), 0, self::MOST ) );
		return admin_url( 'upload.php?page=' . self::SLUG . "&images=$chosen" );
	}
}
