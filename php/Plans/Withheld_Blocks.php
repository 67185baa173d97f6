<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Closure;
use Slipstream\Admin\Screens;
use Slipstream\Connection\Hub\Hub_Memory;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Settings\Declared_Choices;
use Slipstream\Support\Clock;
use WP_Block_Type_Registry;

/**
 * The blocks that the site's tier does not have, as its hub said last. Visitors see none of them, and those who can
 * edit the page see how to get them. A site that is its own provider has all blocks.
 */
final class Withheld_Blocks {

	public const EVENT = Plans_Module::WITHHELD_BLOCKS_EVENT;

	private const PATH = 'hub/site';

	/** @var array<string, bool>|null What was read once. */
	private ?array $all = null;

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider, private Hub_Memory $hub, private Clock $clock ) {}

	/** @return array<string, bool> Whether a larger tier has the block, by its name, such as 'jetpack/donations'. */
	public function all(): array {
		return $this->all ??= $this->read();
	}

	/** Asks the hub. What a hub that does not respond has said before stays. */
	public function refresh(): void {
		Tier_State::at( ( $this->provider )() );
		$this->all = null;
	}

	/**
	 * Draws nothing in place of a block that is withheld, or a note for those who can edit the page. Runs on
	 * pre_render_block.
	 *
	 * @param array<mixed> $block The parsed block.
	 * @return mixed What is drawn in its place; null for the block itself.
	 */
	public function draw( mixed $drawn, array $block ): mixed {
		$has_upgrade = null === $drawn ? $this->find( (string) $block['blockName'] ) : null;
		return null === $has_upgrade ? $drawn : $this->note( $block, $has_upgrade );
	}

	/** Whether the site's tier does not have a block. */
	public function is_withheld( string $name ): bool {
		return null !== $this->find( $name );
	}

	/** Whether a larger tier has a block, or what it stands in; null if it is not withheld. */
	private function find( string $name ): ?bool {
		$all = $this->all();
		foreach ( array() === $all ? array() : self::known() as $outer => $block ) {
			if ( in_array( substr( $name, strlen( 'jetpack/' ) ), $block['inner'] ?? array(), true ) ) {
				return $all[ "jetpack/$outer" ] ?? null;
			}
		}
		return $all[ $name ] ?? null;
	}

	/** @return array<string, array{inner?: list<string>}> What a hub can withhold, by name. */
	private static function known(): array {
		return Declared_Choices::of( 'Hub', 'withheldBlocks' );
	}

	/** @param array<mixed> $block The parsed block. */
	private function note( array $block, bool $has_upgrade ): string {
		if (
			false === ( $block['attrs']['shouldDisplayFrontendBanner'] ?? true )
			|| is_feed()
			|| ! current_user_can( 'edit_post', (int) get_the_ID() )
		) {
			return '';
		}
		$type = WP_Block_Type_Registry::get_instance()->get_registered( (string) $block['blockName'] );
		return sprintf(
			'<p class="slipstream-withheld-block" style="border:1px solid;box-sizing:border-box;padding:1em">%s%s</p>',
			esc_html(
				sprintf(
					/* translators: %s: a block’s title. */
					__( '“%s” is not part of this site’s plan, so visitors see nothing here.', 'slipstream' ),
					$type->title ?? $block['blockName']
				)
			),
			current_user_can( 'manage_options' ) ? ' ' . $this->link( $has_upgrade ) : ''
		);
	}

	private function link( bool $has_upgrade ): string {
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url(
				$has_upgrade
					? admin_url( 'admin.php?page=' . Screens::DASHBOARD . '#/add-jetpack-ai' )
					: $this->hub->address()
			),
			esc_html( $has_upgrade ? __( 'Upgrade', 'slipstream' ) : __( 'Contact Us', 'slipstream' ) )
		);
	}

	/** @return array<string, bool> */
	private function read(): array {
		if ( ! $this->hub->is_active() ) {
			return array();
		}
		$last = $this->hub->last_answer( self::PATH );
		if ( null === $last || $last->at < $this->clock->now() - DAY_IN_SECONDS ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
		$available = $last->body['plan']['features']['available'] ?? null;
		$withheld  = array();
		foreach ( is_array( $available ) ? $available : array() as $name => $plans ) {
			if ( isset( self::known()[ $name ] ) ) {
				$withheld[ "jetpack/$name" ] = array() !== (array) $plans;
			}
		}
		return $withheld;
	}
}
