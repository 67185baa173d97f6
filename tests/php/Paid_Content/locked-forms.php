<?php
/**
 * The forms that locked text takes. Each has the words LOCKED_WORDS and the picture LOCKED_PICTURE in its locked part,
 * and OPEN_WORDS in its open one, where it has one. %PLAN% is a plan's number, %PATTERN% that of a synced pattern.
 *
 * @return array<string, array{content: string, level?: string, pattern?: string, open?: bool}>
 */

declare( strict_types=1 );

$locked = '<!-- wp:paragraph --><p>LOCKED_WORDS are for those who pay.<sup data-fn="note-locked" class="fn"><a href="#note-locked" id="note-locked-link">1</a></sup></p><!-- /wp:paragraph -->'
	. '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://example.org/LOCKED_PICTURE.jpg" alt="LOCKED_WORDS"/></figure><!-- /wp:image -->';
$open   = '<!-- wp:paragraph --><p>OPEN_WORDS are for all.</p><!-- /wp:paragraph -->';
$views  = '<!-- wp:premium-content/subscriber-view --><div class="wp-block-premium-content-subscriber-view entry-content">' . $locked . '</div><!-- /wp:premium-content/subscriber-view -->'
	. '<!-- wp:premium-content/logged-out-view --><div class="wp-block-premium-content-logged-out-view entry-content">' . $open . '</div><!-- /wp:premium-content/logged-out-view -->';
$box    = static fn ( string $inner, string $attributes = '{"selectedPlanIds":[%PLAN%]}' ): string => "<!-- wp:premium-content/container $attributes --><div class=\"wp-block-premium-content-container\">$inner</div><!-- /wp:premium-content/container -->";
$group  = static fn ( string $inner ): string => "<!-- wp:group --><div class=\"wp-block-group\">$inner</div><!-- /wp:group -->";
$wall   = '<!-- wp:jetpack/paywall /-->';

return array(
	'container'                             => array( 'content' => $open . $box( $views ) ),
	'container of an old post'              => array( 'content' => $open . $box( $views, '{"selectedPlanId":%PLAN%}' ) ),
	'container without a plan'              => array( 'content' => $open . $box( $views, '{"selectedPlanIds":[]}' ) ),
	'container without views'               => array( 'content' => $open . $box( $locked ) ),
	'text in a container'                   => array( 'content' => $open . $box( 'LOCKED_WORDS without a block. ' . $views . ' LOCKED_WORDS at its end.' ) ),
	'container in columns'                  => array( 'content' => $open . '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . $group( $box( $views ) ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->' ),
	'container in a container'              => array( 'content' => $open . $box( '<!-- wp:premium-content/logged-out-view --><div>' . $box( $views ) . '</div><!-- /wp:premium-content/logged-out-view -->' ) ),
	'view in a group in a container'        => array( 'content' => $open . $box( $group( $views ) ) ),
	'view without a container'              => array( 'content' => $open . '<!-- wp:premium-content/subscriber-view --><div>' . $locked . '</div><!-- /wp:premium-content/subscriber-view -->' ),
	'container without an end'              => array( 'content' => $open . '<!-- wp:premium-content/container {"selectedPlanIds":[%PLAN%]} --><div>' . $locked ),
	'container with other spaces'           => array( 'content' => $open . "<!--\twp:premium-content/container   {\"selectedPlanIds\":[%PLAN%]}  --><div>$views</div><!-- /wp:premium-content/container -->" ),
	'container in a synced pattern'         => array(
		'content' => $open . '<!-- wp:block {"ref":%PATTERN%} /-->',
		'pattern' => $box( $views ),
	),
	'paywall'                               => array(
		'content' => $open . $wall . $locked,
		'level'   => 'subscribers',
	),
	'paywall without a choice'              => array( 'content' => $open . $wall . $locked ),
	'paywall with attributes'               => array(
		'content' => $open . '<!-- wp:jetpack/paywall {"lock":{"move":true}} /-->' . $locked,
		'level'   => 'paid_subscribers_all_tiers',
	),
	'paywall at the top'                    => array(
		'content' => $wall . $locked,
		'level'   => 'subscribers',
		'open'    => false,
	),
	'paywall in groups'                     => array(
		'content' => $open . $group( $group( $open . $wall . $locked ) . $locked ) . $locked,
		'level'   => 'subscribers',
	),
	'paywall in a synced pattern'           => array(
		'content' => $open . '<!-- wp:block {"ref":%PATTERN%} /-->' . $locked,
		'pattern' => $open . $wall . $locked,
	),
	'paywall with a page break after it'    => array(
		'content' => $open . $wall . $locked . '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->' . $locked,
		'level'   => 'subscribers',
	),
	'paywall in a container'                => array(
		'content' => $open . $box( '<!-- wp:premium-content/logged-out-view --><div>' . $wall . $locked . '</div><!-- /wp:premium-content/logged-out-view -->' ),
		'level'   => 'subscribers',
	),
	'paywall with text in it'               => array(
		'content' => $open . '<!-- wp:jetpack/paywall --><p>LOCKED_WORDS in the paywall itself.</p><!-- /wp:jetpack/paywall -->' . $locked,
		'level'   => 'subscribers',
	),
	'paywall before a text without blocks'  => array(
		'content' => "OPEN_WORDS without a block.\n$wall\nLOCKED_WORDS without a block. <img src=\"https://example.org/LOCKED_PICTURE.jpg\">",
		'level'   => 'subscribers',
	),
	'post for subscribers'                  => array(
		'content' => $locked,
		'level'   => 'subscribers',
		'open'    => false,
	),
	'post for paid subscribers'             => array(
		'content' => $locked,
		'level'   => 'paid_subscribers',
		'open'    => false,
	),
	'post for paid subscribers of any tier' => array(
		'content' => $locked,
		'level'   => 'paid_subscribers_all_tiers',
		'open'    => false,
	),
	'post with an unknown choice'           => array(
		'content' => $locked,
		'level'   => 'friends',
		'open'    => false,
	),
	'post without blocks'                   => array(
		'content' => 'LOCKED_WORDS are here, and more follows.<!--more-->LOCKED_WORDS <img src="https://example.org/LOCKED_PICTURE.jpg"><!--nextpage-->LOCKED_WORDS on another page',
		'level'   => 'subscribers',
		'open'    => false,
	),
);
