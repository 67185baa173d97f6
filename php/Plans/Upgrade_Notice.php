<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Slipstream\Admin\Screens;


/**
 * Tells whoever has asked for an upgrade what the hub decided, on whichever screen they come to. Asks nobody outside
 * this site.
 */
final class Upgrade_Notice {

	/** The action that says that someone knows. */
	public const ACTION = 'slipstream_upgrade_seen';

	public function __construct( private Upgrades $upgrades ) {}

	/** Prints it, on all screens but the one that says it anyway. Runs on admin_notices. */
	public function print_notice(): void {
		$upgrade = current_user_can( 'manage_options' ) ? $this->upgrades->find( get_current_user_id() ) : null;
		if (
			null === $upgrade
			|| ! $upgrade->is_decided()
			|| 'toplevel_page_' . Screens::DASHBOARD === get_current_screen()?->id
		) {
			return;
		}
		$is_granted = Upgrade::GRANTED === $upgrade->state;
		$links      = array(
			admin_url( 'admin.php?page=my-jetpack#/add-jetpack-ai' ) => __( 'See AI requests', 'slipstream' ),
		);
		if ( $is_granted && '' !== $upgrade->return_to ) {
			$links[ self::return_url( $upgrade ) ] = __( 'Back to where you were', 'slipstream' );
		}
		$links[ wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ] = __(
			'Dismiss',
			'slipstream'
		);
		printf(
			'<div class="notice notice-%s"><p>%s</p><p>%s</p></div>',
			esc_attr( $is_granted ? 'success' : 'info' ),
			esc_html( self::sentence( $upgrade ) ),
			implode( ' &nbsp; ', array_map( static fn ( string $url, string $label ): string => sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) ), array_keys( $links ), $links ) ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part is.
		);
	}

	/** Keeps it from being said again, and leads back. Runs on admin_post_{ACTION}. */
	public function handle_seen(): void {
		check_admin_referer( self::ACTION );
		if ( ! $this->upgrades->forget( get_current_user_id() ) ) {
			wp_die(
				esc_html( self::not_dismissed() ),
				'',
				array(
					'response'  => 503,
					'back_link' => true,
				)
			);
		}
		$from = wp_get_referer();
		wp_safe_redirect( false === $from ? admin_url() : $from );
		exit;
	}

	/** The error if the database fails. */
	public static function not_dismissed(): string {
		return __( 'The notice could not be dismissed because the database did not respond. Try again.', 'slipstream' );
	}

	/** The page that an upgrade was asked from, which says there that it is done. */
	private static function return_url( Upgrade $upgrade ): string {
		return admin_url( add_query_arg( 'plan_upgraded', '1', $upgrade->return_to ) );
	}

	private static function sentence( Upgrade $upgrade ): string {
		return Upgrade::GRANTED === $upgrade->state
			/* translators: %s: name of a plan. */
			? sprintf( __( 'Your upgrade was approved. This site is now on the %s plan.', 'slipstream' ), $upgrade->plan )
			: __( 'The hub declined your upgrade request.', 'slipstream' );
	}
}
