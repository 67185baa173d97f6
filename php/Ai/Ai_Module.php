<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Abilities\Abilities;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Access\Ai_Blocks;
use Slipstream\Ai\Alt_Text\Alt_State;
use Slipstream\Ai\Alt_Text\Alt_Text_Screen;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Connector;
use Slipstream\Ai\Engines\Hub\Hub_Access;
use Slipstream\Ai\Engines\Hub\Hub_Engine;
use Slipstream\Ai\Feature\Ai_Feature;
use Slipstream\Ai\Provenance\Provenance_Label;
use Slipstream\Ai\Relay\Answer_Cache;
use Slipstream\Ai\Rest\Ai_Routes;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Ai\Usage\Counter_Import;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Blocks\Blocks_Module;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Environment;
use Slipstream\Tokens\Tokens_Module;
use WP_Connector_Registry;

/**
 * The front door of AI, whether it is on (Ai_Switch_Module) or off. Its services are built by Ai_Services.
 */
final class Ai_Module implements
	With_External_Hosts,
	With_Health_Checks,
	With_Install,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Screens,
	With_Settings,
	With_Start_Data,
	With_Stored_Data,
	With_Tables {

	public const SLUG = 'ai-server';

	private ?Ai_Blocks $ai_blocks = null;

	public function __construct(
		private Environment $site,
		private Modules $modules,
		private Connection_Module $connection,
		private Tokens_Module $provider,
		private Blocks_Module $blocks
	) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function add_hooks(): void {
		add_action(
			'wp_connectors_init',
			fn ( WP_Connector_Registry $registry ) => Connector::register(
				$registry,
				fn ( mixed $stored ): string => $this->services()->server()->decrypt_key( $stored )
			)
		);
		$this->add_server_hooks();
		add_filter(
			'user_has_cap',
			fn ( array $all, array $asked, ...$more ): array => in_array( 'use_ai_assistant', $asked, true )
				? $this->access()->grant( $all, $asked, ...$more )
				: $all,
			10,
			4
		);
		add_action( 'slipstream_ai_clean', fn () => $this->services()->usage()->clean() );
		add_action( 'wp_abilities_api_categories_init', array( Abilities::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', fn () => Abilities::register( $this->local_services() ) );
		add_action( 'rest_api_init', array( Ai_Meta::class, 'register' ) );
		// Posts keep their blocks while AI is off.
		add_filter(
			'slipstream_block_is_active',
			fn ( $is_active, $name ) => $is_active
				|| ( ! $this->modules->is_active( Ai_Switch_Module::SLUG )
					&& isset( $this->ai_blocks()->features()[ $name ] )
					&& $this->modules->is_active( Blocks_Module::SLUG ) ),
			10,
			2
		);
		$this->add_page_hooks();
		if ( is_admin() ) {
			add_filter(
				'register_block_type_args',
				fn ( array $args, string $name ): array => isset( $this->ai_blocks()->features()[ $name ] )
					? $this->access()->hide_block( $args, $this->ai_blocks()->features()[ $name ] )
					: $args,
				10,
				2
			);
			add_filter(
				'bulk_actions-upload',
				fn ( $actions ) => $this->access()->has_feature( Ai_Access::IMAGES )
					? Alt_Text_Screen::add_action( $actions )
					: $actions
			);
			add_filter( 'handle_bulk_actions-upload', array( Alt_Text_Screen::class, 'lead' ), 10, 3 );
		}
	}

	/** Encrypts the key of the server, and records how it answers. */
	private function add_server_hooks(): void {
		add_filter(
			'pre_update_option_slipstream_ai_api_key',
			fn ( $value ) => $this->services()->server()->encrypt_key( $value )
		);
		add_action(
			'update_option_slipstream_ai_base_url',
			fn ( $before, $after ) => $this->services()->server()->address_changed( (string) $before, (string) $after ),
			10,
			2
		);
		add_action(
			'add_option_slipstream_ai_base_url',
			fn ( $name, $after ) => $this->services()->server()->address_changed( '', (string) $after ),
			10,
			2
		);
		add_action(
			'delete_option',
			fn ( $name ) => 'slipstream_ai_base_url' === $name ? $this->services()->server()->address_changed(
				(string) get_option( $name ),
				''
			) : null
		);
		add_action(
			'slipstream_ai_server_asked',
			fn ( ...$report ) => $this->services()->note_server( ...$report ),
			10,
			2
		);
	}

	public function access(): Ai_Access {
		return new Ai_Access( $this->modules );
	}

	private function ai_blocks(): Ai_Blocks {
		return $this->ai_blocks ??= new Ai_Blocks( fn (): array => $this->blocks->registrar()->all() );
	}

	public function feature(): Ai_Feature {
		return $this->services()->feature();
	}

	/** The currency of its prices. */
	public function currency(): string {
		return $this->services()->usage()->prices()->currency();
	}

	public function services(): Ai_Services {
		return new Ai_Services( $this->site, $this->access(), $this->provider->sites() );
	}

	/** Its parts for what this site's own server asks: its hub answers, if it has one. */
	private function local_services(): Ai_Services {
		return new Ai_Services( $this->site, $this->access(), $this->provider->sites(), $this->hub_engine( ... ) );
	}

	/** The hub; null if the site is its own provider. */
	private function hub_engine(): ?Hub_Engine {
		$provider = $this->connection->provider();
		return $provider->is_own()
			? null
			: new Hub_Engine( new Hub_Access( $provider, ! Hub_Http::may_be_private(), $this->access() ) );
	}

	public function controllers(): array {
		$routes = new Ai_Routes(
			$this->services(),
			$this->local_services(),
			$this->provider,
			$this->connection,
			$this->site
		);
		return $routes->controllers();
	}

	public function privacy_policy(): array {
		return $this->access()->is_on() ? array( Usage_Log::privacy_policy() ) : array();
	}

	public function external_hosts(): array {
		return $this->connection->provider()->is_own()
			? ( new Ai_Hosts(
				$this->services()->engines()->pick(),
				$this->services()->server(),
				$this->access()
			) )->all()
			: array();
	}

	public function health_checks(): array {
		return $this->connection->provider()->is_own() ? ( new Ai_Checks( $this->services() ) )->checks() : array();
	}

	public function screens(): array {
		return $this->access()->is_on() ? array( new Alt_Text_Screen() ) : array();
	}

	public function settings(): array {
		return Ai_Settings::all();
	}

	public function start_data(): array {
		return array(
			'ai' => fn (): array => $this->local_services()
				->start_data( $this->connection->provider()->is_own() )
				->build(),
		);
	}

	public function tables(): array {
		return Ai_Tables::ALL;
	}

	/** Carries counts, the key, the switch and what a network has allowed over from earlier versions. */
	public function install(): void {
		Ai_Switch_Module::migrate();
		$server = $this->services()->server();
		$server->bind_key();
		$server->migrate_allowed_origin();
		( new Counter_Import( $this->site->database() ) )->run();
	}

	public function personal_data(): array {
		return array( new Ai_Privacy( $this->services()->usage()->log() ) );
	}

	/** What else it stores. The marks of images and blocks are the authors' content and stay. */
	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array( Ai_Server_Settings::OLD_ALLOWED_ORIGIN, Server_State::OPTION ),
			post_meta: array( Alt_State::KEY ),
			events: array( Usage_Log::HOOK ),
			files: array( 'slipstream-stop' => '*.stop' ),
			tables: Counter_Import::tables(),
			transients: array( Answer_Cache::TRANSIENTS )
		);
	}

	/**
	 * What pages of the site need. The marks are looked for here, so that a page without them loads no class for it.
	 */
	private function add_page_hooks(): void {
		add_action(
			'wp_head',
			static fn () => is_singular() && '' !== get_post_meta(
				get_queried_object_id(),
				'advanced_seo_description',
				true
			) ? Meta_Description::print( get_queried_object_id() ) : null,
			1
		);
		add_filter(
			'render_block',
			static fn ( $html, $block ) =>
				isset( $block['attrs']['metadata']['slipstreamAi'] ) ? Provenance_Label::add_to_block(
					(string) $html,
					$block
				) : $html,
			10,
			2
		);
		add_filter(
			'the_content',
			static fn ( $html ) => str_contains( get_post()->post_content ?? '', '"slipstreamAi"' )
				? Provenance_Label::add( (string) $html )
				: $html,
			12
		);
	}
}
