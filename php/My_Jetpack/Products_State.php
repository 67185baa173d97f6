<?php

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Connection\State\Site_Connection;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Modules;
use Slipstream\Notices\Dismissed;
use WP_Theme;

/**
 * Builds myJetpackInitialState.
 */
final class Products_State {

	/** @param array<string, mixed> $data     What our own scripts start with. */
	public function __construct(
		private Site_Connection $connection,
		private Modules $modules,
		private array $data
	) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$page = admin_url( 'admin.php?page=my-jetpack' );
		return array(
			'products'               => array(
				'items' => (object) Page_Globals::read( '/my-jetpack/v1/site/products' ),
			),
			'purchases'              => array( 'items' => array() ),
			'plugins'                => (object) self::plugins(),
			'themes'                 => (object) self::themes(),
			'myJetpackUrl'           => $page,
			'topJetpackMenuItemUrl'  => $page,
			'myJetpackCheckoutUri'   => '',
			'siteSuffix'             => $this->connection->site_suffix(),
			'siteUrl'                => esc_url_raw( home_url() ),
			'blogID'                 => $this->connection->blog_id(),
			'myJetpackVersion'       => \Slipstream\VERSION,
			'myJetpackFlags'         => (object) array(),
			'fileSystemWriteAccess'  => wp_is_file_mod_allowed( 'slipstream_products' ) ? 'yes' : 'no',
			'loadAddLicenseScreen'   => current_user_can( 'manage_options' ),
			'adminUrl'               => esc_url_raw( admin_url() ),
			'IDCContainerID'         => 'jp-identity-crisis-container',
			'userIsAdmin'            => current_user_can( 'manage_options' ) ? '1' : '',
			'lifecycleStats'         => $this->lifecycle(),
			'recommendedModules'     => array(
				'modules'    => array(),
				'isFirstRun' => false,
				'dismissed'  => false,
			),
			'isStatsModuleActive'    => $this->modules->is_active( 'stats' ),
			'canUserViewStats'       => current_user_can( 'view_stats' ),
			'sandboxedDomain'        => '',
			'isDevVersion'           => false,
			'isAtomic'               => false,
			'isJetpackPluginActive'  => true,
			'latestBoostSpeedScores' => null,
			'redBubbleAlerts'        => (object) array(),
			'welcomeBanner'          => array( 'hasBeenDismissed' => in_array( 'welcome', Dismissed::all(), true ) ),
		);
	}

	/** @return array<string, mixed> */
	private function lifecycle(): array {
		$active = array();
		foreach ( $this->modules->all( Switchable::class ) as $module ) {
			if ( $this->modules->is_active( $module->slug() ) ) {
				$active[] = $module->slug();
			}
		}
		return array(
			'jetpackPlugins'            => array_column( $this->data['connectedPlugins'], 'slug' ),
			'historicallyActiveModules' => $active,
			'brokenModules'             => array(
				'needs_site_connection' => array(),
				'needs_user_connection' => array(),
			),
			'isSiteConnected'           => $this->data['connectionStatus']['isRegistered'],
			'isUserConnected'           => $this->data['connectionStatus']['isUserConnected'],
			'modules'                   => $active,
			'purchases'                 => array(),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function plugins(): array {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return array();
		}
		return Page_Globals::read( '/jetpack/v4/plugins' );
	}

	/** @return array<string, array<string, mixed>> */
	private static function themes(): array {
		if ( ! current_user_can( 'switch_themes' ) ) {
			return array();
		}
		return array_map(
			static fn ( WP_Theme $theme ): array => array(
				'Name'       => $theme->get( 'Name' ),
				'Version'    => $theme->get( 'Version' ),
				'stylesheet' => $theme->get_stylesheet(),
				'is_block'   => $theme->is_block_theme(),
				'active'     => get_stylesheet() === $theme->get_stylesheet(),
			),
			wp_get_themes()
		);
	}
}
