<?php

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Connection\Hub\Hub_Memory;
use Slipstream\Connection\Providers\Own_Provider;
use Slipstream\Connection\Setup\Authorize_Page;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Notices\Dismissed;
use Slipstream\Plans\Licensing_Notice;
use Slipstream\Recommendations\Recommendations;
use Slipstream\Stats\Stats_Settings;

/**
 * Builds Initial_State. What is sold, counted or made elsewhere is not here, and stands in it as nothing.
 */
final class Dashboard_State {

	/** @param array<string, mixed> $data What our own scripts start with. */
	public function __construct(
		private Site_Connection $connection,
		private Authorize_Page $authorize_page,
		private Hub_Memory $hub,
		private array $data
	) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$modules = Page_Globals::read( '/jetpack/v4/module/all' );
		return $this->page() + $this->connection() + self::nothing() + array(
			'getModules'          => (object) $modules,
			'settings'            => (object) Page_Globals::read( '/jetpack/v4/settings' ),
			'dismissedNotices'    => (object) ( get_option( Dismissed::NOTICES ) ?: array() ),
			'stats'               => array(
				'data'  => array_fill_keys( array( 'general', 'day', 'week', 'month' ), false ),
				'roles' => (object) self::roles(),
			),
			'userData'            => array( 'currentUser' => $this->user() ),
			'siteData'            => $this->site( $modules ),
			'themeData'           => self::theme(),
			'recommendationsStep' => current_user_can( 'manage_options' )
				? (string) get_option( Recommendations::STEP, Recommendations::NOT_STARTED )
				: Recommendations::NOT_STARTED,
			'licensing'           => self::licensing(),
		);
	}

	/** @return array<string, mixed> */
	private function page(): array {
		$latest = get_posts( array( 'numberposts' => 1 ) );
		return array(
			'WP_API_root'           => esc_url_raw( rest_url() ),
			'WP_API_nonce'          => wp_create_nonce( 'wp_rest' ),
			'registrationNonce'     => '',
			'pluginBaseUrl'         => plugins_url( '', SLIPSTREAM_FILE ),
			'currentVersion'        => \Slipstream\VERSION,
			'rawUrl'                => $this->connection->site_suffix(),
			'adminUrl'              => esc_url_raw( admin_url() ),
			'siteTitle'             => get_bloginfo( 'name', 'raw' ),
			'lastPostUrl'           => $latest ? (string) get_permalink( $latest[0] ) : '',
			'isWooCommerceActive'   => class_exists( 'WooCommerce', false ),
			'newsletterDateExample' => (string) wp_date( (string) get_option( 'date_format' ) ),
		);
	}

	/** @return array<string, mixed> */
	private function connection(): array {
		$status = $this->data['connectionStatus'];
		return array(
			'connectionStatus' => $status + array(
				'isInIdentityCrisis' => null !== $this->data['crisis'],
				'sandboxDomain'      => '',
				'errors'             => array(),
			),
			'connectedPlugins' => (object) array_column( $this->data['connectedPlugins'], null, 'slug' ),
			'connectUrl'       => $status['isUserConnected'] || ! current_user_can( 'jetpack_connect_user' )
				? ''
				: $this->authorize_page->url(),
		);
	}

	/** @return array<string, mixed> */
	private static function nothing(): array {
		return array(
			'purchaseToken'               => false,
			'partnerCoupon'               => null,
			'isDevVersion'                => false,
			'is_gutenberg_available'      => true,
			'aff'                         => '',
			'partnerSubsidiaryId'         => '',
			'jetpackStateNotices'         => array_fill_keys(
				array( 'messageCode', 'errorCode', 'errorDescription', 'messageContent' ),
				''
			),
			'tracksUserData'              => false,
			'currentIp'                   => '',
			'externalServicesConnectUrls' => (object) array(),
			'calypsoEnv'                  => '',
			'products'                    => (object) array(),
			'isSafari'                    => false,
			'doNotUseConnectionIframe'    => true,
			'jetpackManage'               => array_fill_keys( array( 'isEnabled', 'isAgencyAccount' ), false ),
			'hasSeenWCConnectionModal'    => (bool) get_option( Dismissed::MODAL ),
			'newRecommendations'          => array(),
			'useMyJetpackLicensingUI'     => true,
			'isOdysseyStatsEnabled'       => false,
			'shouldInitializeBlaze'       => false,
			'isBlazeDashboardEnabled'     => false,
		);
	}

	/**
	 * The roles of the site, and whether they see the figures.
	 *
	 * @return array<string, array{name: string, canView: bool}>
	 */
	private static function roles(): array {
		$chosen = Stats_Settings::roles_of( Stats_Settings::ROLES );
		$roles  = array();
		foreach ( wp_roles()->get_names() as $slug => $name ) {
			$roles[ $slug ] = array(
				'name'    => translate_user_role( $name ),
				'canView' => 'administrator' === $slug || in_array( $slug, $chosen, true ),
			);
		}
		return $roles;
	}

	/** @return array<string, mixed> */
	private function user(): array {
		$user = wp_get_current_user();
		$may  = array();
		foreach ( array( 'admin_page', 'connect', 'connect_user', 'disconnect', 'manage_modules' ) as $permission ) {
			$may[ $permission ] = $user->has_cap( "jetpack_$permission" );
		}
		foreach ( array( 'edit_posts', 'publish_posts', 'manage_options', 'view_stats' ) as $capability ) {
			$may[ $capability ] = current_user_can( $capability );
		}
		$known = array_intersect_key(
			$this->data['userConnectionData']['currentUser'],
			array_flip( array( 'isConnected', 'isMaster', 'username', 'id', 'wpcomUser', 'gravatar' ) )
		);
		return $known + array(
			'displayName' => $user->display_name,
			'email'       => $user->user_email,
			'permissions' => $may + array(
				'network_admin'      => current_user_can( 'manage_network_plugins' ),
				'network_sites_page' => current_user_can( 'manage_sites' ),
				'manage_plugins'     => current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $modules The modules by slug.
	 * @return array<string, mixed>
	 */
	private function site( array $modules ): array {
		return array(
			'blog_id'                    => $this->connection->blog_id(),
			'icon'                       => has_site_icon() ? get_site_icon_url() : false,
			'siteVisibleToSearchEngines' => '1' === (string) get_option( 'blog_public' ),
			'plan'                       => $this->plan( $modules ),
			'showRecommendations'        => true,
			'showMyJetpack'              => true,
			'isMultisite'                => is_multisite(),
			'dateFormat'                 => (string) get_option( 'date_format' ),
			'latestBoostSpeedScores'     => null,
		) + array_fill_keys( array( 'showPromotions', 'showBackups', 'showScan' ), false );
	}

	/**
	 * The plan, as the provider has told it last; that which costs nothing if the site has none.
	 *
	 * @param array<string, mixed> $modules The modules by slug.
	 * @return array<string, mixed>
	 */
	private function plan( array $modules ): array {
		$is_known = true === $this->data['connectionStatus']['isRegistered'];
		$last     = $this->hub->is_own()
			? Own_Provider::plan()
			: $this->hub->last_answer( 'hub/site' )?->body['plan'] ?? null;
		$plan     = $is_known && is_array( $last ) ? $last : array();
		$features = (array) ( $plan['features']['active'] ?? array() );
		$here     = array_keys(
			array_filter(
				$modules,
				static fn ( mixed $module ): bool => is_array( $module ) && true === $module['available']
			)
		);
		return array(
			'product_slug'       => $plan['product_slug'] ?? 'jetpack_free',
			'product_name'       => $plan['product_name'] ?? '',
			'product_name_short' => $plan['product_name'] ?? '',
			'product_id'         => 0,
			'expired'            => false,
			'user_is_owner'      => true === $this->data['userConnectionData']['currentUser']['isMaster'],
			'is_free'            => array() === $plan,
			'class'              => array() === $plan ? 'free' : 'complete',
			'features'           => array(
				'active'    => array_values( $features ),
				'available' => (object) ( $plan['features']['available'] ?? array() ),
			),
			'supports'           => array_values( array_unique( array( ...$features, ...$here ) ) ),
		);
	}

	/** @return array<string, mixed> */
	private static function theme(): array {
		$updates    = get_site_transient( 'update_themes' );
		$stylesheet = get_stylesheet();
		return array(
			'name'         => (string) wp_get_theme()->get( 'Name' ),
			'stylesheet'   => $stylesheet,
			'hasUpdate'    => is_object( $updates ) && isset( $updates->response[ $stylesheet ] ),
			'isBlockTheme' => wp_is_block_theme(),
			'support'      => array(
				'infinite-scroll' => current_theme_supports( 'infinite-scroll' ),
				'widgets'         => current_theme_supports( 'widgets' ),
				'webfonts'        => wp_theme_has_theme_json(),
			),
		);
	}

	/** @return array<string, mixed> */
	private static function licensing(): array {
		$dismissed = get_option( Licensing_Notice::DISMISSED );
		$may       = current_user_can( 'manage_options' );
		return array(
			'error'                   => $may ? (string) get_option( Licensing_Notice::ERROR, '' ) : '',
			'showLicensingUi'         => $may,
			'userCounts'              => null,
			'activationNoticeDismiss' => ( $may && is_array( $dismissed ) ? $dismissed : array() ) + array(
				'last_detached_count' => null,
				'last_dismissed_time' => null,
			),
		);
	}
}
