<?php
/**
 * What the scripts start with.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Engine_Picker;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Relay\Host_Buffering;
use Slipstream\Ai\Usage\Editor_Prices;
use Slipstream\Connection\Connection_Data;
use Slipstream\Connection\Site_Connection;

/**
 * Builds window.slipstreamSettings, so that an editor needs no request to start.
 */
final class Editor_Settings {

	/**
	 * Takes what it tells about.
	 *
	 * @param Site_Connection $connection The site's connection.
	 * @param Connection_Data $data       What clients are told about it.
	 * @param Engine_Picker   $engines    Who answers.
	 * @param Editor_Prices   $prices     What answers cost.
	 */
	public function __construct(
		private Site_Connection $connection,
		private Connection_Data $data,
		private Engine_Picker $engines,
		private Editor_Prices $prices
	) {}

	/**
	 * The object for the current user.
	 *
	 * @param list<string> $blocks Names of the active blocks.
	 * @return array<string, mixed>
	 */
	public function build( array $blocks ): array {
		return array(
			'restRoot'     => esc_url_raw( rest_url() ),
			'restNonce'    => wp_create_nonce( 'wp_rest' ),
			'providerRoot' => esc_url_raw( rest_url() ),
			'siteSuffix'   => $this->connection->site_suffix(),
			'siteType'     => 'self-hosted',
			'blogId'       => $this->connection->blog_id(),
			'adminUrl'     => admin_url(),
			'blocks'       => $blocks,
			'connection'   => $this->connection(),
			'ai'           => $this->ai( $this->engines->pick() ),
		);
	}

	/**
	 * Who answers, and what the current user may ask for.
	 *
	 * @param Engine|null $engine Who answers.
	 * @return array<string, mixed>
	 */
	private function ai( ?Engine $engine ): array {
		$control = new Ai_Access();
		return array(
			'isEnabled' => $control->is_on(),
			'isAllowed' => current_user_can( Ai_Access::CAPABILITY ),
			'features'  => array_map( array( $control, 'has_feature' ), array_combine( Ai_Access::FEATURES, Ai_Access::FEATURES ) ),
			'engine'    => null === $engine ? 'none' : $engine->name(),
			'model'     => null === $engine ? '' : $engine->model(),
			'streams'   => null !== $engine && $engine->streams() && ! Host_Buffering::buffers(),
			'sees'      => $engine instanceof Vision_Engine,
			...$this->prices->tell( $engine ),
			'languages' => array_values( array_unique( array( get_locale(), get_user_locale(), ...get_available_languages() ) ) ),
			'templates' => ( new Prompt_Templates() )->all(),
			'style'     => array_diff_key( ( new House_Style() )->get(), array( 'guidelines' => true ) ),
			'feedback'  => $this->feedback_address(),
		);
	}

	/**
	 * Where authors tell what they think of the assistant.
	 */
	private function feedback_address(): string {
		/**
		 * Filters the address that "Share feedback" leads to.
		 *
		 * @param string $address A web or mail address; '' takes the link away.
		 */
		return esc_url_raw( (string) apply_filters( 'slipstream_feedback_address', 'https://wordpress.org/support/plugin/slipstream/' ), array( 'https', 'http', 'mailto' ) );
	}

	/**
	 * The connection for the current user.
	 *
	 * @return array<string, mixed>
	 */
	private function connection(): array {
		return array(
			'connectionStatus'   => $this->data->status( get_current_user_id() ),
			'userConnectionData' => $this->data->user( wp_get_current_user() ),
			'connectedPlugins'   => array(
				array(
					'name' => 'Slipstream',
					'slug' => 'slipstream',
				),
			),
			'connectionErrors'   => (object) array(),
			'isOfflineMode'      => false,
			'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
		);
	}
}
