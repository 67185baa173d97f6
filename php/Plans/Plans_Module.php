<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Providers\Own_Provider;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\With_Plans;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Stored_Data;
use Slipstream\Plans\Rest\Benefits_Controller;
use Slipstream\Plans\Rest\Kept_Licenses_Controller;
use Slipstream\Plans\Rest\Licensing_Controller;
use Slipstream\Plans\Rest\Offers_Controller;
use Slipstream\Plans\Rest\Public_Plans_Controller;
use Slipstream\Plans\Rest\Site_Data_Controller;
use Slipstream\Plans\Rest\Upgrade_Controller;
use Slipstream\Support\Environment;

/**
 * Tells what the site has of its provider. A site that is its own has all of the plugin, and nothing to buy.
 */
final class Plans_Module implements With_Privacy, With_Routes, With_Start_Data, With_Stored_Data {

	/** The event that asks what became of upgrades. Named here, so that a page of the site loads no class for it. */
	public const UPGRADES_EVENT = 'slipstream_upgrades_check';

	/** The event that asks which blocks the hub withholds. */
	public const WITHHELD_BLOCKS_EVENT = 'slipstream_withheld_blocks';

	private ?Withheld_Blocks $withheld = null;

	public function __construct(
		private Environment $site,
		private Modules $modules,
		private Connection_Module $connection
	) {}

	public function slug(): string {
		return 'plans';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action( 'slipstream_user_linked', fn ( int $user_id ) => $this->licenses()->attach_stored( $user_id ) );
		add_action(
			'slipstream_upgrade_asked',
			fn ( int $user_id, string $tier, string $return_to ) => $this->upgrades()->remember(
				$user_id,
				$tier,
				$return_to
			),
			10,
			3
		);
		add_action( self::UPGRADES_EVENT, fn () => $this->upgrades()->check() );
		add_action( self::WITHHELD_BLOCKS_EVENT, fn () => $this->withheld_blocks()->refresh() );
		add_filter(
			'pre_render_block',
			fn ( mixed $drawn, array $block ): mixed => str_starts_with( (string) $block['blockName'], 'jetpack/' )
				? $this->withheld_blocks()->draw( $drawn, $block )
				: $drawn,
			10,
			2
		);
		add_filter(
			'pre_do_shortcode_tag',
			fn ( mixed $drawn, string $shortcode ): mixed => 'simple-payment' === $shortcode
				&& $this->withheld_blocks()->is_withheld( 'jetpack/simple-payments' ) ? '' : $drawn,
			10,
			2
		);
		add_filter(
			'slipstream_payments_is_sold',
			fn ( bool $is_sold, string $block ): bool => $is_sold && ! $this->withheld_blocks()->is_withheld( $block ),
			10,
			2
		);
		add_action( 'delete_user', array( $this, 'forget_user' ) );
		add_action( 'remove_user_from_blog', array( $this, 'forget_user' ) );
		if ( is_admin() ) {
			$notice = new Upgrade_Notice( $this->upgrades() );
			add_action( 'admin_notices', array( $notice, 'print_notice' ) );
			add_action( 'admin_post_' . Upgrade_Notice::ACTION, array( $notice, 'handle_seen' ) );
		}
	}

	public function licenses(): Licenses {
		return new Licenses( $this->connection->provider( ... ), $this->kept(), $this->notice() );
	}

	/** The blocks that the site's tier does not have. */
	public function withheld_blocks(): Withheld_Blocks {
		return $this->withheld ??= new Withheld_Blocks(
			$this->connection->provider( ... ),
			$this->connection->hub_memory(),
			$this->site->clock()
		);
	}

	/** The upgrades that were asked for. */
	public function upgrades(): Upgrades {
		return new Upgrades( $this->connection->provider( ... ), $this->site->clock() );
	}

	/** Forgets what a user who goes has had kept. Runs on delete_user and remove_user_from_blog. */
	public function forget_user( int $user_id ): void {
		$this->upgrades()->forget( $user_id );
		try {
			$this->kept()->forget( $user_id );
		} catch ( Request_Error ) {
			// An administrator sees them in the list, without a name.
			return;
		}
	}

	public function personal_data(): array {
		return array( new Plans_Privacy( $this->kept(), $this->upgrades() ) );
	}

	private function kept(): Kept_Licenses {
		return new Kept_Licenses( $this->site->secrets() );
	}

	private function notice(): Licensing_Notice {
		return new Licensing_Notice( $this->site->clock() );
	}

	public function controllers(): array {
		$provider = $this->connection->provider( ... );
		return array(
			new Site_Data_Controller( $provider ),
			new Offers_Controller( $provider ),
			new Benefits_Controller( $this->modules ),
			new Licensing_Controller(
				$provider,
				$this->connection->connection(),
				$this->licenses(),
				$this->kept(),
				$this->notice()
			),
			new Kept_Licenses_Controller( $this->kept(), $this->notice() ),
			new Upgrade_Controller( $provider, $this->upgrades() ),
			new Public_Plans_Controller( $this->plans( ... ) ),
		);
	}

	public function start_data(): array {
		return array(
			'plans' => fn (): array => array(
				'hasKeptLicenses' => current_user_can( 'manage_options' ) && Kept_Licenses::has_any(),
				'withheldBlocks'  => (object) $this->withheld_blocks()->all(),
			),
		);
	}

	/** @return list<array<string, mixed>> */
	private function plans(): array {
		$sellers = $this->modules->active( With_Plans::class );
		return $sellers ? $sellers[0]->plans() : array( Own_Provider::public_plan() );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array( Kept_Licenses::OPTION, Licensing_Notice::ERROR, Licensing_Notice::DISMISSED ),
			user_meta: array( Upgrades::USER_OPTION ),
			events: array( Upgrades::EVENT, Withheld_Blocks::EVENT )
		);
	}
}
