<?php

declare( strict_types=1 );

namespace Slipstream\Admin;

/**
 * Registers the handles that block.json files name, and gives the script its start-up data.
 */
final class Editor {

	/** The script with what blocks need for old posts. */
	private const DEFERRED = 'slipstream-editor-deferred';

	public function __construct( private Start_Data $start_data, private Assets $assets = new Assets() ) {}

	/**
	 * Registers the editor's script and the canvas style: 'slipstream-editor' both. Runs on init, before blocks are
	 * registered.
	 */
	public function register(): void {
		if ( ! $this->assets->is_built() ) {
			add_action( 'admin_notices', array( self::class, 'warn_not_built' ) );
			return;
		}
		$this->assets->register_script( Assets::EDITOR, 'editor' );
		$this->assets->register_style( Assets::EDITOR, 'editor-canvas' );
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
	}

	/**
	 * Loads the script with its start-up data. What is there may have been saved by an older release: only a new post
	 * is known not to be.
	 */
	public function enqueue(): void {
		if ( 'add' !== get_current_screen()?->action ) {
			$this->assets->register_chunk( self::DEFERRED, 'editor-deferred' );
			// Blocks have asked for the script already: as what it needs this one comes first.
			wp_scripts()->registered[ Assets::EDITOR ]->deps[] = self::DEFERRED;
		}
		wp_enqueue_script( Assets::EDITOR );
		$this->start_data->print_before( Assets::EDITOR );
	}

	/** Says loudly that a checkout was activated without its build. */
	public static function warn_not_built(): void {
		wp_admin_notice(
			esc_html__( 'Slipstream has not been built. Run "npm ci && npm run build" in its folder.', 'slipstream' ),
			array( 'type' => 'error' )
		);
	}
}
